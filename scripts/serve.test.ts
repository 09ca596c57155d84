import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { revalidate } from '../build/emit/hosting/constants.mjs';
import { portFrom, serveSite } from './serve.mjs';

const page = '<!doctype html><title>A page</title>';
let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(folder, 'index.html.gz'), gzipSync(page));
  site = await serveSite({ folder, port: 4520 });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks on a connection of its own: a busy machine may take longer than the server keeps one open. */
const ask = (accepted: string, url = site.url) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Accept-Encoding': accepted };
    get(url, { headers, agent: false }, (response) => resolve(response.resume())).on(
      'error',
      reject,
    );
  });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('to who accepts %s, a page comes as %s', async (accepted, encoding) => {
  const { statusCode, headers } = await ask(accepted);
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  // A cache between must not hand one reader's bytes to another.
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['cache-control']).toBe(revalidate);
});

test('headers of paths also apply below a base', async () => {
  const rules = '/docs/*\n  X-Site: docs\n/docs/index.html\n  X-Page: first\n';
  writeFileSync(path.join(folder, '_headers'), rules);
  const below = await serveSite({ folder, port: 4520, base: '/docs/' });
  onTestFinished(() => {
    below.close();
  });
  const { statusCode, headers } = await ask('identity', below.url);
  expect([statusCode, headers['x-site'], headers['x-page']]).toEqual([200, 'docs', 'first']);
});

test.each([
  ['5000', 5000],
  [undefined, 4173],
  ['', 4173],
  ['next', 4173],
  ['80.5', 4173],
  ['-1', 4173],
  ['65536', 4173],
])('port %j is %i', (value, port) => {
  expect(portFrom(value)).toBe(port);
});
