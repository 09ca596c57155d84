import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { buildSite, pageScripts } from './build.mjs';
import { run } from './setup/run.mjs';

vi.mock(import('./setup/run.mjs'), async (original) => {
  return { ...(await original()), run: vi.fn() };
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

test('the scripts of a page are counted once each, preloaded or not, without styles', () => {
  vi.stubEnv('BASE', '/docs/');
  const scripts = { 'a.js': 'a'.repeat(300), 'b.js': 'b' };
  for (const [name, code] of Object.entries(scripts)) writeFileSync(path.join(folder, name), code);
  writeFileSync(
    path.join(folder, 'page.html'),
    '<link rel="preload" href="/docs/a.js"><link href="/docs/a.css" rel="stylesheet">' +
      '<script>inline()</script><script defer src="/docs/a.js"></script>' +
      '<script defer src="/docs/b.js"></script><a href="/docs/c.js">c</a>',
  );
  const gzip = Object.values(scripts).map((code) => gzipSync(code).length);
  expect(pageScripts(folder, 'page.html')).toEqual({
    files: 2,
    raw: 301,
    gzip: (gzip[0] ?? 0) + (gzip[1] ?? 0),
  });
});

test('a build that fails is an error', async () => {
  vi.mocked(run).mockResolvedValue(1);
  await expect(buildSite()).rejects.toThrow('the build failed');
});
