import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('text above one packet gets both copies; pictures and small files none', async () => {
  const text = 'a line of text\n'.repeat(200);
  const contents = { 'a.html': text, 'b.md': text, 'small.css': 'a{}', 'picture.png': text };
  for (const [file, content] of Object.entries(contents)) {
    await writeFile(path.join(folder, file), content);
  }
  const total = await compressFiles(folder, Object.keys(contents));
  expect((await readdir(folder)).filter((file) => /\.(?:gz|br)$/.test(file)).sort()).toEqual([
    'a.html.br',
    'a.html.gz',
    'b.md.br',
    'b.md.gz',
  ]);
  expect(gunzipSync(await readFile(path.join(folder, 'a.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'b.md.br'))).toString()).toBe(text);
  expect(total).toMatchObject({ files: 2, raw: 2 * text.length });
  expect(total.brotli).toBeLessThan(total.gzip);
  expect(total.gzip).toBeLessThan(total.raw / 10);
});

test('a file that is not there fails', async () => {
  await expect(compressFiles(folder, ['none.html'])).rejects.toThrow('ENOENT');
});
