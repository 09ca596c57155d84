/**
 * Responses of a host with clean URLs that reads `_headers` and `_redirects`, like Netlify and
 * Cloudflare Pages; pure functions.
 */

import { hostFiles } from '../../build/emit/hosting/constants.mjs';

/**
 * @typedef {{ status: number, file: string } | { status: 301, location: string } | { status: 400 }}
 *   Answer - `file`: path relative to the folder of the site
 * @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * @param {string} target - path and query of a request
 * @param {object} site
 * @param {string} site.base - base path of the site, with a leading and a trailing slash
 * @param {ReadonlyMap<string, string>} site.redirects - from `parseRedirects`
 * @param {(file: string) => boolean} site.has - whether the site has a file
 * @returns {Answer}
 */
export function answer(target, { base, redirects, has }) {
  const [pathname = '/', query] = target.split(/\?(.*)/s);
  const to = (/** @type {string} */ path) => {
    const location = query === undefined ? path : `${path}?${query}`;
    return /** @type {const} */ ({ status: 301, location });
  };
  const path = decoded(pathname);
  if (path === undefined) return { status: 400 };
  const moved = redirects.get(path);
  if (moved) return to(moved);
  const notFound = { status: 404, file: '404.html' };
  if (!path.startsWith(base)) return notFound;

  const file = path.slice(base.length);
  // Rejects paths outside the folder, with the separator of any system.
  if (/(?:^|\/)\.\.?(?:\/|$)|\\|\0|\/\//.test(`/${file}`)) return notFound;
  if (hostFiles.includes(file) || /^404(?:\.html)?$/.test(file)) return notFound;
  // Below, redirects only lead to paths of existing files.
  const page = /^(.*?)(?:(?<=^|\/)index(?:\.html)?|\.html)$/.exec(file)?.[1];
  if (page !== undefined && (has(`${page}.html`) || has(`${page}index.html`))) {
    return to(base + encodeURI(page));
  }
  if (file === '' || file.endsWith('/')) {
    if (has(`${file}index.html`)) return { status: 200, file: `${file}index.html` };
    const without = file.slice(0, -1);
    return has(`${without}.html`) ? to(base + encodeURI(without)) : notFound;
  }
  if (has(file)) return { status: 200, file };
  if (has(`${file}.html`)) return { status: 200, file: `${file}.html` };
  return has(`${file}/index.html`) ? to(`${base}${encodeURI(file)}/`) : notFound;
}

/**
 * @param {string} path
 * @returns {string | undefined} undefined for invalid percent-encoding
 */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text - content of `_redirects`, without placeholders
 * @returns {Map<string, string>} targets by path
 */
export function parseRedirects(text) {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => /** @type {[string, string]} */ (line.split(' ').slice(0, 2))),
  );
}

/**
 * @param {string} text - content of `_headers`, whose paths may end in `*`
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/**
 * @param {readonly HeaderRule[]} rules
 * @param {string} path - of the served file, with the base
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
