import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { candidates, fileHeaders } from './siteFiles.mjs';

/**
 * Serves a built site to measurements as a real host does: compressed, with headers for caches. Any
 * generator's output will do, so that a comparison has one server. Files are read once.
 *
 * @param {string} folder - absolute path
 * @returns {Promise<{ url: string, close: () => void }>} `url` without a slash at the end, on a free
 *   port
 * @throws {Error} when the folder holds no site
 */
export async function serveCompressed(folder) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site: run \`npm run build\` first`);
  }
  /** @type {Map<string, Buffer>} */
  const bodies = new Map();
  /** @param {string} file @param {boolean} compressed */
  const bodyOf = (file, compressed) => {
    const known = bodies.get(file);
    if (known) return known;
    const content = readFileSync(path.join(folder, file));
    const body = compressed ? gzipSync(content) : content;
    bodies.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const found = candidates(request.url ?? '/').find((file) => isFile(path.join(folder, file)));
    const file = found ?? '404.html';
    if (!found && !isFile(path.join(folder, file))) {
      response.writeHead(404).end();
      return;
    }
    const { type, cache, compressed } = fileHeaders(file);
    const body = bodyOf(file, compressed);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': cache,
      ...(compressed && { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} file @returns {boolean} */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
