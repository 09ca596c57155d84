/**
 * Runs the program `serve` on the built site with the settings that the build wrote:
 * `node scripts/hosts/serve.mjs <port>`.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../setup/run.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'doc_build');
const base = process.env.BASE ?? '/';

// Below a path, what is served is a folder that holds the site's and the settings.
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
// Run as readers of the README run it, so that nothing needs to be installed for the site.
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
