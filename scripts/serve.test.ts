import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const ask = (accepted: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Accept-Encoding': accepted };
    get(site.url, { headers, agent: false }, (response) => resolve(response.resume())).on(
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
