import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diskStore } from '../../store.ts';
import type { BuiltSite } from '../builtSite.ts';
import { compressFiles, writeCompressedCopies } from './compress.ts';

let folder: string;
let cache: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  cache = await mkdtemp(path.join(tmpdir(), 'compressed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(cache, { recursive: true });
});

test('text above one packet gets both copies; pictures and small files none', async () => {
  const text = 'a line of text\n'.repeat(200);
  const contents = { 'a.html': text, 'b.md': text, 'small.css': 'a{}', 'picture.png': text };
  for (const [file, content] of Object.entries(contents)) {
    await writeFile(path.join(folder, file), content);
  }
  const total = await compressFiles(folder, Object.keys(contents), diskStore(cache));
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
  await expect(compressFiles(folder, ['none.html'], diskStore(cache))).rejects.toThrow('ENOENT');
});

test('a later build takes the copies of an earlier one, and none of another content', async () => {
  const file = path.join(folder, 'a.html');
  const contents = ['one', 'two', 'one'].map((word) => `${word} line of text\n`.repeat(200));
  const copies = [];
  for (const content of contents) {
    await writeFile(file, content);
    await compressFiles(folder, ['a.html'], diskStore(cache));
    const [gz, br] = [await readFile(`${file}.gz`), await readFile(`${file}.br`)];
    expect(gunzipSync(gz).toString()).toBe(content);
    expect(brotliDecompressSync(br).toString()).toBe(content);
    copies.push([gz, br]);
  }
  expect(copies[2]).toEqual(copies[0]);
  expect(await readdir(cache)).toHaveLength(2);
});

test('a build compresses files in every folder, and keeps what it used for the next one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const text = 'a line of text\n'.repeat(200);
  await mkdir(path.join(folder, 'zh/guide'), { recursive: true });
  await writeFile(path.join(folder, 'zh/guide/a.html'), text);
  await mkdir(path.join(cache, 'compressed'));
  await writeFile(path.join(cache, 'compressed/unused'), '');
  await writeCompressedCopies({ folder, cache } as BuiltSite);
  expect(await readdir(path.join(folder, 'zh/guide'))).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
  ]);
  expect(await readdir(path.join(cache, 'compressed'))).toEqual([
    expect.stringMatching(/^\w{64}$/),
  ]);
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Compressed 1 files in \d+\.\d s: 3000 bytes, \d+ as gzip, \d+ as brotli$/,
    ),
  );
  log.mockRestore();
});
