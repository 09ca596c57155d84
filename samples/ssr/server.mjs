import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import express from 'express';

const require = createRequire(import.meta.url);
const { renderPage } = require('./dist/server/index.cjs');

const client = new URL('./dist/client/', import.meta.url);
const template = readFileSync(new URL('index.html', client), 'utf8');
const app = express();

// The names contain a hash, so browsers may cache these files.
const files = fileURLToPath(new URL('static', client));
app.use('/static', express.static(files, { immutable: true, maxAge: '1y' }));

app.use(async (req, res) => {
  const { status, html } = await renderPage(template, req.originalUrl);
  res.status(status).type('html').send(html);
});

const port = process.env.PORT ?? 3000;
export const server = app.listen(port, () => console.log(`http://localhost:${port}`));
