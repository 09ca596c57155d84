import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspressArguments } from './setup/rspress.mjs';
import { run } from './setup/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** The page whose scripts are reported. */
const samplePage = 'guide/start/quick-start.html';
/** Less garbage collection: saves a tenth of the CPU time and 300 MB of memory. */
const memoryFlags = ['--max-semi-space-size=32', '--heap-growing-percent=60'];

/**
 * Builds the site into `doc_build` and prints number of pages, time, and size of a document page's
 * scripts.
 *
 * @returns {Promise<void>}
 * @throws {Error} if the build fails
 */
export async function buildSite() {
  const started = performance.now();
  const output = path.join(root, 'doc_build');
  const command = [...memoryFlags, ...rspressArguments(root, 'build')];
  const code = await run(process.execPath, command, { cwd: root, shell: false });
  if (code !== 0) throw new Error('the build failed');
  const seconds = (performance.now() - started) / 1000;
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  ).length;
  const { raw, gzip, files } = pageScripts(output, samplePage);
  console.log(
    `\n${pages} pages in ${seconds.toFixed(1)} s; a document page (/${samplePage.replace(/\.html$/, '')}) ` +
      `loads ${files} scripts, ${raw} bytes of JS, ${gzip} bytes gzipped`,
  );
}

/**
 * Size of the scripts that an HTML page loads.
 *
 * @param {string} folder - the built site
 * @param {string} page - HTML file below it
 * @returns {{ files: number, raw: number, gzip: number }} bytes
 */
export function pageScripts(folder, page) {
  const html = readFileSync(path.join(folder, page), 'utf8');
  const base = process.env.BASE ?? '/';
  const sources = new Set(
    [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g)].map((match) => match[1]),
  );
  let raw = 0;
  let gzip = 0;
  for (const source of sources) {
    const content = readFileSync(path.join(folder, String(source).slice(base.length)));
    raw += content.length;
    gzip += gzipSync(content).length;
  }
  return { files: sources.size, raw, gzip };
}

if (process.argv[1] === import.meta.filename) {
  buildSite().catch((error) => {
    console.error(String(error));
    process.exit(1);
  });
}
