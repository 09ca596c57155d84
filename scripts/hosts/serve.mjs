/**
 * Serves the built site with the program `serve` and the generated settings: `node
 * scripts/hosts/serve.mjs <port>`.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../setup/run.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'doc_build');
const base = process.env.BASE ?? '/';

// With a base path, the served folder contains the site's folder and the settings.
const folder = base === '/' ? built : mkdtempSync(path.join(tmpdir(), 'hosts-serve-'));
if (base !== '/') {
  const site = path.join(folder, base);
  mkdirSync(path.dirname(site), { recursive: true });
  cpSync(built, site, { recursive: true });
  for (const file of ['serve.json', '404.html']) {
    cpSync(path.join(built, file), path.join(folder, file));
  }
}
const port = process.argv[2] ?? '4481';
// With npx, as in the README, so that the site does not depend on it.
const code = await run('npx', [
  '--yes',
  'serve@14.2.7',
  '--no-request-logging',
  '-l',
  port,
  folder,
]);
if (folder !== built) rmSync(folder, { recursive: true, force: true });
process.exit(code);
