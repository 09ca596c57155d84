import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownStyles } from '../../runtime/output.ts';
import type { BuiltSite, EmittedPage } from '../builtSite.ts';
import { writeHeads } from './writeHeads.ts';

const [[styled = '', component = ''] = []] = Object.entries(ownStyles);
const styles = `static/css/async/${component}.abc.css`;
const routes = [styled, `/zh${styled}`, '/config/mode'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heads-'));
  await mkdir(path.join(folder, 'static/css/async'), { recursive: true });
  for (const file of [...routes, '/404']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, `${file}.html`), '<head></head>');
  }
});
afterEach(() => rm(folder, { recursive: true }));

const write = () => {
  const pages = routes.map(
    (routePath): EmittedPage => ({
      routePath,
      lang: routePath.startsWith('/zh/') ? 'zh' : 'en',
      title: 'A',
      description: 'B',
    }),
  );
  const siteUrl = 'https://docs.example/rsbuild/';
  return writeHeads({ folder, pages, base: '/rsbuild/', siteUrl } as unknown as BuiltSite);
};
const head = (file: string) => readFile(path.join(folder, `${file}.html`), 'utf8');

test('a page links its own stylesheet in each language, and no other page does', async () => {
  await writeFile(path.join(folder, styles), '');
  await write();
  const links = await Promise.all(
    routes.map(async (route) => (await head(route)).match(/href="([^"]+)" rel="stylesheet"/)?.[1]),
  );
  expect(links).toEqual([`/rsbuild/${styles}`, `/rsbuild/${styles}`, undefined]);
  expect(await head('/404')).toContain('noindex');
});

test('a stylesheet that was not written stops the build', async () => {
  await expect(write()).rejects.toThrow(component);
});
