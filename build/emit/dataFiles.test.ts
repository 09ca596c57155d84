import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltSite, EmittedPage } from './builtSite.ts';
import { writeDataFiles } from './dataFiles.ts';

const page = {
  routePath: '/config/dev/client',
  lang: 'en',
  title: 'dev.client',
  description: '',
  headings: [{ id: 'error-overlay', text: '`overlay`' }],
} satisfies EmittedPage;

test('options.json leads to the section of a member, in the language of its page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  const chinese: EmittedPage = { ...page, routePath: '/zh/config/dev/client', lang: 'zh' };
  const siteUrl = 'https://docs.example/';
  await writeDataFiles({ folder, pages: [page, chinese], siteUrl } as unknown as BuiltSite);
  const { options } = JSON.parse(await readFile(path.join(folder, 'options.json'), 'utf8'));
  expect(options['dev.client.overlay'].pages).toEqual({
    en: `${siteUrl}config/dev/client#error-overlay`,
    zh: `${siteUrl}zh/config/dev/client#error-overlay`,
  });
  await rm(folder, { recursive: true });
});
