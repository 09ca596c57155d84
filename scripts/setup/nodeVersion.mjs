/**
 * Whether a Node.js version is supported: 20.19 or newer in 20.x, 22.12 or newer otherwise.
 *
 * @param {string} version - as `process.versions.node`, for example '20.19.0'
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/** Exits with a one-line message if Node.js is too old. */
export function requireSupportedNode() {
  const { node } = process.versions;
  if (isSupportedNode(node)) return;
  console.error(
    `Node.js ${node} is too old: this project needs 20.19 or newer, or 22.12 or newer.`,
  );
  process.exit(1);
}
