import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { renderPage } = require('./dist/server/index.cjs');

const client = new URL('./dist/client/', import.meta.url);
const template = readFileSync(new URL('index.html', client), 'utf8');

for (const page of ['north-reef', 'gull-point']) {
  const { html } = await renderPage(template, `/${page}`);
  writeFileSync(new URL(`${page}.html`, client), html);
}
