import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltSite } from './builtSite.ts';
import { writeMarkdownCopies } from './markdownCopies.ts';

let folder: string;

const pages = [
  '/',
  '/config/mode',
  '/elsewhere',
  '/guide/start/quick-start',
  '/guide/start/',
].flatMap((routePath) => [
  { routePath, lang: 'en' as const, title: routePath, description: '' },
  { routePath: `/zh${routePath}`, lang: 'zh' as const, title: routePath, description: '' },
]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  const site: Partial<BuiltSite> = {
    folder,
    pages,
    siteUrl: 'https://docs.example/',
    markdownOf: async (file) => `# ${file}`,
  };
  await writeMarkdownCopies(site as BuiltSite);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

// Not in alphabetical order; pages that are in no sidebar come last.
const listed = ['guide/start/index', 'guide/start/quick-start', 'config/mode'];

test.each([
  ['en', ''],
  ['zh', 'zh/'],
])('in %s, both lists have the pages in the order of the sidebar', async (_, prefix) => {
  const copiesOf = (names: string[]) =>
    names.map((name) => `https://docs.example/${prefix}${name}.md`);
  const found = async (file: string, pattern: RegExp) =>
    [...(await read(prefix + file)).matchAll(pattern)].map(([, url]) => url);
  expect(await found('llms.txt', /\]\((\S+\.md)\)/g)).toEqual(copiesOf([...listed, 'elsewhere']));
  expect(await found('llms-full.txt', /^url: (.+)$/gm)).toEqual(
    copiesOf([...listed, 'index', 'elsewhere']),
  );
});
