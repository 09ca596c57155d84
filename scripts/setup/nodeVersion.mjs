/**
 * Whether a Node.js version can run the site: 20.19 or newer in line 20, 22.12 or newer after it.
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

/**
 * Ends the process with one clear line if this Node.js is too old.
 */
export function requireSupportedNode() {
  const { node } = process.versions;
  if (isSupportedNode(node)) return;
  console.error(
    `Node.js ${node} is too old: this project needs 20.19 or newer, or 22.12 or newer.`,
  );
  process.exit(1);
}
