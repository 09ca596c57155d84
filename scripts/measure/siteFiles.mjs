import path from 'node:path';

/** @type {Record<string, string>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The files that may answer a request, as hosts with clean URLs look for them.
 *
 * @param {string} url - path of a request, with a query perhaps
 * @returns {string[]} files below the folder of the site, the first that exists answers; empty when
 *   the address is malformed or leads out of the folder
 */
export function candidates(url) {
  let route;
  try {
    route = decodeURIComponent(url.replace(/[?#].*/, ''));
  } catch {
    return [];
  }
  const file = path.posix.normalize(route).replace(/^\/+/, '');
  if (file.startsWith('..') || file.includes('\0')) return [];
  if (file === '' || file === '.') return ['index.html'];
  if (file.endsWith('/')) return [`${file}index.html`, `${file.slice(0, -1)}.html`];
  return [file, `${file}.html`, `${file}/index.html`];
}

/**
 * The headers that hosts send with a file: text is compressed, HTML is asked for again, all else is
 * kept, as its name changes with its content.
 *
 * @param {string} file
 * @returns {{ type: string, cache: string, compressed: boolean }}
 */
export function fileHeaders(file) {
  const type = contentTypes[path.posix.extname(file)] ?? 'application/octet-stream';
  const isHtml = type.startsWith('text/html');
  return {
    type,
    cache: isHtml ? 'no-cache' : 'public, max-age=31536000, immutable',
    compressed: /^text|json|xml|wasm|x-icon/.test(type),
  };
}
