import path from 'node:path';
import { expect, test } from 'vitest';
import { addSearchFields } from './searchFields.ts';

type Documents = Parameters<typeof addSearchFields>[0];

const docs = path.join(import.meta.dirname, '../../docs');

/** A document from Rspress, with the added fields. */
function withFields(routePath: string, title: string) {
  const lang = routePath.startsWith('/zh/') ? 'zh' : 'en';
  const document = { routePath, lang, title, frontmatter: { title }, toc: [] };
  addSearchFields([document] as unknown as Documents, docs);
  return document;
}

test.each([
  ['/config/output/minify', 'output.minify', ['Config', 'output']],
  ['/zh/config/output/minify', 'output.minify', ['配置', 'output']],
  ['/zh/', 'Rsbuild', []],
])('%s says where it stands, in its language', (routePath, title, section) => {
  expect(withFields(routePath, title)).toMatchObject({ id: 0, domain: '', section });
});

test('an option that one major has alone says so, and what there is instead', () => {
  expect(withFields('/zh/config/split-chunks', 'splitChunks')).toMatchObject({
    names: expect.arrayContaining(['splitChunks']),
    minors: '2.3 2.2 2.1 2.0',
    instead: { link: '/zh/config/performance/chunk-split' },
  });
});

test('a heading says the versions it holds for, and one of all versions none', () => {
  const headings = ['## One {#one}', '<For v="1">', '', '### Two {#two}', '', '</For>'];
  const toc = [{ id: 'one' }, { id: 'two' }];
  const document = { routePath: '/guide/a', lang: 'en', toc, _flattenContent: headings.join('\n') };
  addSearchFields([document] as unknown as Documents, docs);
  expect(toc).toEqual([{ id: 'one' }, { id: 'two', minors: '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0' }]);
});
