/**
 * Serves the built site with nginx: `node scripts/hosts/nginx.mjs <port>`. Uses the generated
 * configuration with a different port and folder.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasApt, installDebianPackages } from '../setup/debian.mjs';
import { brotliModule } from './brotliModule.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const base = process.env.BASE ?? '/';
const port = Number(process.argv[2] ?? 4480);

const hasBrotli = existsSync(brotliModule);

const configuration = path.join(root, 'deploy/nginx.conf');
if (!existsSync(configuration)) throw new Error('no deploy/nginx.conf: run `npm run build` first');
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-nginx-'));
// The site is in a folder named like its base path.
const site = path.join(folder, 'site', base);
mkdirSync(path.dirname(site), { recursive: true });
symlinkSync(path.join(root, 'doc_build'), site.replace(/\/$/, ''));
writeFileSync(path.join(folder, 'site.conf'), placed(readFileSync(configuration, 'utf8')));
writeFileSync(path.join(folder, 'nginx.conf'), frame());

const nginx = spawn(await findNginx(), ['-c', path.join(folder, 'nginx.conf')], {
  stdio: 'inherit',
});
nginx.on('error', (error) => console.error(String(error)));
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => nginx.kill('SIGQUIT'));
}

/**
 * @param {string} text - the generated configuration
 * @returns {string} the same with the port and folder of this run
 * @throws {Error} if it does not contain the expected ones
 */
function placed(text) {
  const changes = /** @type {const} */ ([
    [/^ {4}listen 80;$/m, `    listen 127.0.0.1:${port};`],
    [/^ {4}root \/var\/www\/\S+;$/m, `    root ${path.join(folder, 'site')};`],
    ...(hasBrotli
      ? [/** @type {const} */ ([/^ {4}# brotli_static on;$/m, '    brotli_static on;'])]
      : []),
  ]);
  return changes.reduce((changed, [line, other]) => {
    if (!line.test(changed)) throw new Error(`deploy/nginx.conf has no line ${line}`);
    return changed.replace(line, other);
  }, text);
}

/** @returns {string} the configuration that includes the site's on a host */
function frame() {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  // The default user of nginx has no access to temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const modules = hasBrotli ? `load_module ${brotliModule};\n` : '';
  return `${user}${modules}daemon off;
pid ${path.join(folder, 'pid')};
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${folders.join('\n  ')}
  include ${path.join(folder, 'site.conf')};
}
`;
}

/**
 * @returns {Promise<string>} path of nginx, installed with Debian's package manager if needed
 * @throws {Error} with instructions if it cannot be installed
 */
async function findNginx() {
  const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
  const find = () => candidates.find((candidate) => existsSync(candidate));
  const found = find();
  if (found) return found;
  if (hasApt && (await installDebianPackages(['nginx-light']))) {
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(`No nginx at ${candidates.join(', ')}. On Debian: apt-get install nginx-light`);
}
