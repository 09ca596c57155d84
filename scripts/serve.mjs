import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { revalidate } from '../build/emit/hosting/constants.mjs';
import { answer, headersFor, parseHeaders, parseRedirects } from './serve/answer.mjs';

/** Compressed copies of a file, in order of preference. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/**
 * Serves the built site like a static host: clean URLs, status 404 for the 404 page, and the rules
 * in the site's own `_headers` and `_redirects`, so that the site works the same here and there.
 *
 * @param {{ folder: string, port: number, base?: string }} options - `base` is the path the site
 *   was built for, with a leading and a trailing slash; paths outside it are not found
 * @returns {Promise<{ url: string, port: number, takenPorts: number[], close: () => void }>}
 * @throws {Error} if the folder does not exist or twenty consecutive ports are taken
 */
export async function serveSite({ folder, port, base = '/' }) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site: run \`npm run build\` first`);
  }
  const server = createServer((request, response) => {
    try {
      respond(request, response, { folder, base });
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  });
  const takenPorts = [];
  for (let candidate = port; candidate < port + 20; candidate++) {
    if (await listen(server, candidate)) {
      return {
        url: `http://localhost:${candidate}${base}`,
        port: candidate,
        takenPorts,
        close: () => server.close(),
      };
    }
    takenPorts.push(candidate);
  }
  throw new Error(`ports ${port} to ${port + 19} are all taken`);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ folder: string, base: string }} site
 */
function respond(request, response, { folder, base }) {
  // Read for each request, as a build may change them while the server is running.
  const setting = (/** @type {string} */ name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const has = (/** @type {string} */ file) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
  const redirects = parseRedirects(setting('_redirects'));
  const found = answer(request.url ?? '/', { base, redirects, has });
  const name = 'file' in found ? found.file : '';
  const headers = headersFor(parseHeaders(setting('_headers')), base + name);
  if ('location' in found) {
    response.writeHead(found.status, { ...headers, Location: found.location }).end();
    return;
  }
  if (!('file' in found) || !has(name)) {
    response.writeHead(found.status, headers).end();
    return;
  }

  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const encoding = encodings.find(
    (candidate) => accepted.includes(candidate.name) && has(name + candidate.extension),
  );
  response.statusCode = found.status;
  response.setHeaders(
    new Map([
      ['Cache-Control', revalidate],
      ['Content-Type', contentType(path.extname(name)) || 'application/octet-stream'],
      ['Vary', 'Accept-Encoding'],
      ...Object.entries(headers),
      ...(encoding ? [/** @type {const} */ (['Content-Encoding', encoding.name])] : []),
    ]),
  );
  // `send` streams, handles HEAD, and compares ETags; everything host-specific is decided above.
  send(request, encodeURI(`/${name}${encoding?.extension ?? ''}`), {
    root: folder,
    dotfiles: 'allow',
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<boolean>} false if the port is taken
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', onError);
    server.listen(port, () => {
      server.off('error', onError);
      resolve(true);
    });
    /** @param {NodeJS.ErrnoException} error */
    function onError(error) {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    }
  });
}

/**
 * @param {string | undefined} value - of an argument or an environment variable
 * @returns {number} 4173 if the value is missing or is not a port
 */
export function portFrom(value) {
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 4173;
}

/**
 * Serves `doc_build` and prints the URL.
 *
 * @param {string | undefined} value - first port to try, see `portFrom`
 * @returns {Promise<void>}
 */
export async function serveFromCommandLine(value) {
  const { url, takenPorts } = await serveSite({
    folder: path.resolve(import.meta.dirname, '../doc_build'),
    port: portFrom(value),
    base: process.env.BASE ?? '/',
  });
  if (takenPorts.length > 0) console.log(`Port ${takenPorts.join(', ')} is taken, using the next.`);
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`);
}

if (process.argv[1] === import.meta.filename) {
  await serveFromCommandLine(process.argv[2]);
}
