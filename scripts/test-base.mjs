/**
 * Builds the site with a base path and tests it in a browser (`npm run test:base`). Not part of
 * `npm test`, as it requires a second build; `BASE` sets another path.
 */
import path from 'node:path';
import { runAll } from './setup/run.mjs';

process.env.BASE ??= '/docs/';
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const { ensureTestBrowser } = await import('./setup/browser.mjs');
process.env.CHROMIUM_PATH = await ensureTestBrowser();
const { buildSite } = await import('./build.mjs');
await buildSite();

const playwright = path.join(root, 'node_modules/.bin/playwright');
const code = await runAll([
  [playwright, ['test', 'e2e/newcomer.spec.ts']],
  [playwright, ['test', '-c', 'scripts/hosts/playwright.config.ts']],
]);
console.log(`doc_build is now built for ${process.env.BASE}: \`npm run build\` makes it anew`);
process.exit(code);
