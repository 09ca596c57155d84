import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const site = path.resolve(import.meta.dirname, '../doc_build');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** File for a path: the path itself, with `.html`, or the index of a folder. */
function fileOf(pathname: string): string | undefined {
  const candidates = [pathname, `${pathname}.html`, `${pathname.replace(/\/?$/, '/')}index.html`];
  return candidates
    .map((candidate) => path.join(site, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * A host without redirects, headers or rules: it serves the file for a path, otherwise the 404
 * page, even if the path cannot be decoded.
 *
 * @param mergesSlashes - whether it treats repeated slashes as one, like nginx
 * @returns the running server and its origin
 */
export async function startPlainHost(
  mergesSlashes: boolean,
): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const asked = (request.url ?? '/').replace(/[?#].*$/, '');
    const pathname = mergesSlashes ? asked.replace(/\/{2,}/g, '/') : asked;
    const file = pathname.includes('//') ? undefined : fileOf(pathname);
    const sent = file ?? path.join(site, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
