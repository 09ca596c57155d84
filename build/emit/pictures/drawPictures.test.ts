import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { diskStore } from '../../store.ts';
import type { EmittedPage } from '../builtSite.ts';
import { drawPictures } from './drawPictures.ts';
import { filesFor, unicodeRanges } from './fonts.ts';

const page = (title: string, routePath = '/config/mode'): EmittedPage => ({
  routePath,
  lang: 'en',
  title,
  description: '',
});
const look = {
  colors: Object.fromEntries(
    ['ground-soft', 'accent', 'ink', 'ink-soft', 'ink-faint', 'line-strong'].map((name) => [
      name,
      '#b0400e',
    ]),
  ),
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('draws a picture once for all pages and builds, and keeps none that is not used', async () => {
  const cache = join(folder, 'cache');
  const build = () => ({ look, store: diskStore(cache), output: join(folder, 'site') });
  const options = build();
  expect(await drawPictures([page('模式'), page('模式', '/config/root')], options)).toBe(1);
  const png = await readFile(join(options.output, 'og/config/mode.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await readFile(join(options.output, 'og/config/root.png'))).toEqual(png);

  await rm(options.output, { recursive: true });
  expect(await drawPictures([page('模式')], build())).toBe(0);
  expect(await readFile(join(options.output, 'og/config/mode.png'))).toEqual(png);
  expect(await drawPictures([page('Mode')], build())).toBe(1);
  expect(await readdir(cache)).toHaveLength(1);
});

test('another version of what draws draws again', async () => {
  const drawnWith = async (version: string) => {
    vi.resetModules();
    vi.doMock('../../../package.json', () => ({
      default: { ...packageJson, dependencies: { '@takumi-rs/core': version } },
    }));
    const own = await import('./drawPictures.ts');
    const store = diskStore(join(folder, 'versions'));
    return own.drawPictures([page('Mode')], { look, store, output: join(folder, 'version') });
  };
  expect([await drawnWith('1.0.0'), await drawnWith('1.0.0'), await drawnWith('2.0.0')]).toEqual([
    1, 0, 1,
  ]);
  vi.doUnmock('../../../package.json');
  vi.resetModules();
});

test('the logo is part of the picture', async () => {
  const drawn = async (name: string, logo: string) => {
    const output = join(folder, name);
    const store = diskStore(join(folder, 'logos'));
    await drawPictures([page('Mode')], { look: { ...look, logo }, store, output });
    return readFile(join(output, 'og/config/mode.png'));
  };
  const without = look.logo.replace(/<rect[^>]*>/, '');
  expect(await drawn('with', look.logo)).not.toEqual(await drawn('without', without));
});

test('names the letter that no font has, and its page', async () => {
  const store = diskStore(join(folder, 'none'));
  const options = { look, store, output: join(folder, 'site') };
  await expect(drawPictures([page('ᚠ')], options)).rejects.toThrow(
    "no font for 'ᚠ' in the picture of /config/mode",
  );
});

test.each([
  [
    'U+0000-00FF,U+0131',
    [
      [0, 255],
      [305, 305],
    ],
  ],
  ['U+4e00', [[19968, 19968]]],
])('%s are ranges of letters', (text, ranges) => {
  expect(unicodeRanges(text)).toEqual(ranges);
});

test('only the files with letters of the text are needed', () => {
  const latin = { family: 'A', file: 'latin', ranges: unicodeRanges('U+0000-00FF') };
  const chinese = { family: 'A', file: 'chinese', ranges: unicodeRanges('U+4e00-9fff') };
  expect(filesFor([latin, chinese], 'abc☃')).toEqual({ needed: [latin], missing: ['☃'] });
});
