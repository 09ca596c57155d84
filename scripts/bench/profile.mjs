/**
 * What is read of a profile of V8 (`node --cpu-prof`): the calls that were seen, as a tree, and which
 * of them was at work at each moment.
 *
 * @typedef {object} Profile
 * @property {{ id: number, callFrame: { functionName: string, url: string }, children?: number[] }[]} nodes
 * @property {number[]} samples - ids of nodes
 * @property {number[]} timeDeltas - microseconds since the sample before
 */

/** What packages do in a build, by their names; there are others. */
const parts = /** @type {const} */ ([
  [
    'reading and compiling Markdown',
    /^(?:micromark|mdast|remark|rehype|unist|hast|estree|vfile|@mdx-js|unified|trough|zwitch|astring|acorn)\b/,
  ],
  ['highlighting code', /^(?:@shikijs|shiki|oniguruma)\b/],
  ['Rspack and Rsbuild, in JavaScript', /^@(?:rspack|rsbuild)\b/],
  ['Rspress itself', /^@rspress\b/],
]);

/** Names that V8 gives to what is no function. */
const states = new Map([
  ['(garbage collector)', 'collecting garbage'],
  ['(idle)', 'waiting for other threads'],
]);

/**
 * What a call belongs to.
 *
 * @param {{ functionName: string, url: string }} call
 * @returns {string}
 */
export function partOf({ functionName, url }) {
  const state = states.get(functionName);
  if (state) return state;
  // The only WebAssembly that runs in JavaScript's thread is the engine of the highlighter.
  if (url.startsWith('wasm:')) return 'highlighting code';
  const packageName = packageOf(url);
  if (packageName)
    return parts.find(([, names]) => names.test(packageName))?.[0] ?? 'other packages';
  if (/\/doc_build\/__ssg(?:_md)?__\//.test(url)) return 'rendering pages with React';
  return /^file:/.test(url) ? 'plugins of this site' : 'Node';
}

/**
 * @param {string} url
 * @returns {string | undefined} name of the package a file is part of
 */
function packageOf(url) {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
}

/**
 * Sums the time of a thread by part, and by the function of Rspress that a call was made from: what
 * runs later, after an `await`, counts for none.
 *
 * @param {Profile} profile
 * @returns {{ parts: [string, number][], entries: [string, number][] }} seconds, most first
 */
export function summarize({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  /** @type {Map<string, number>} */
  const byPart = new Map();
  /** @type {Map<string, number>} */
  const byEntry = new Map();
  /** @param {Map<string, number>} sums @param {string} key @param {number} seconds */
  const add = (sums, key, seconds) => sums.set(key, (sums.get(key) ?? 0) + seconds);
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    const seconds = (timeDeltas[index] ?? 0) / 1e6;
    if (!node || seconds <= 0) continue;
    add(byPart, partOf(node.callFrame), seconds);
    let entry = '';
    for (let at = byId.get(id); at; at = byId.get(parents.get(at.id) ?? -1)) {
      const { functionName, url } = at.callFrame;
      if (functionName && packageOf(url) === '@rspress/core') entry = functionName;
    }
    if (entry) add(byEntry, entry, seconds);
  }
  /** @param {Map<string, number>} sums */
  const sorted = (sums) => [...sums].sort(([, a], [, b]) => b - a);
  return { parts: sorted(byPart), entries: sorted(byEntry) };
}
