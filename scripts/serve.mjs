import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';

/**
 * Serves the built site as a static host does: clean URLs, and the 404 page with status 404.
 *
 * @param {{ folder: string, port: number, base?: string }} options - `base` is the path the site
 *   was built for, with slashes at both ends; paths outside it are not found
 * @returns {Promise<{ url: string, port: number, takenPorts: number[], close: () => void }>}
 * @throws {Error} when the folder is missing or twenty ports in a row are taken
 */
export async function serveSite({ folder, port, base = '/' }) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site: run \`npm run build\` first`);
  }
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (base !== '/') request.url = url.startsWith(base) ? url.slice(base.length - 1) : '/404/none';
    handler(request, response, {
      public: folder,
      cleanUrls: true,
      directoryListing: false,
      etag: true,
      symlinks: true,
    }).catch(() => response.destroy());
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
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<boolean>} false when the port is taken
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
 * Serves `doc_build` and prints the address.
 *
 * @param {number} port - first port to try
 * @returns {Promise<void>}
 */
export async function serveFromCommandLine(port) {
  const { url, takenPorts } = await serveSite({
    folder: path.resolve(import.meta.dirname, '../doc_build'),
    port,
    base: process.env.BASE ?? '/',
  });
  if (takenPorts.length > 0) console.log(`Port ${takenPorts.join(', ')} is taken, using the next.`);
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`);
}

if (process.argv[1] === import.meta.filename) {
  await serveFromCommandLine(Number(process.argv[2] ?? 4173));
}
