import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedPages } from './checkedPages.ts';
import { formatPages } from './formatPages.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rmSync(base, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), content);
  }
}
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${text}\n---\n\n# ${title}\n\n${text}\n`;

test('a page is checked in both languages; without paths, all pages and the navigation are', () => {
  const text = page('第一页', '文字。');
  write({
    'docs/en/guide/one.mdx': page('One', 'Some text.'),
    'docs/en/guide/two.mdx': page('Two', 'Some text.'),
    'docs/zh/guide/one.mdx': `${text}\n更多文字。\n`,
    'docs/en/guide/_meta.json': '["one", "gone"]',
    'docs/zh/guide/_meta.json': '["one"]',
  });
  const check = (...paths: string[]) => {
    const { problems, ...rest } = checkedPages(paths, base);
    const rules = problems.map(({ file, rule }) => `${file} ${rule}`);
    return { ...rest, problems: [...new Set(rules)].sort() };
  };
  expect(check('docs/en/guide/one.mdx', 'docs/en/three.mdx')).toEqual({
    count: 2,
    unknown: ['docs/en/three.mdx'],
    problems: ['docs/zh/guide/one.mdx paragraphParity'],
  });
  expect(check()).toEqual({
    count: 3,
    unknown: [],
    problems: [
      'docs/en/_nav.json navigation',
      'docs/en/guide/_meta.json navigation',
      'docs/en/guide/two.mdx translation',
      'docs/zh/_nav.json navigation',
      'docs/zh/guide/_meta.json navigationParity',
      'docs/zh/guide/one.mdx paragraphParity',
    ],
  });
});

test.each([
  ['scripts/check-pages.ts', '0 pages, 0 problems\n'],
  ['scripts/samples/check-fences.ts', '\n0 problems\n'],
])('%s fails for a path that belongs to no page', (script, end) => {
  const root = path.resolve(import.meta.dirname, '../..');
  const jiti = path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [jiti, script, 'docs/en/three.mdx'],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, 'docs/en/three.mdx: no page there\n']);
  expect(stdout.endsWith(end), stdout).toBe(true);
});

test('Chinese pages are formatted where they are: those that were asked for', () => {
  write({
    'docs/en/one.mdx': page('One', 'Some text,with code.'),
    'docs/zh/one.mdx': page('第一页', '文字与code。'),
    'docs/zh/guide/two.mdx': page('第二页', '文字与code。'),
    'docs/zh/guide/three.mdx': page('第三页', '文字与 code。'),
  });
  const read = (file: string) =>
    readFileSync(path.join(base, file), 'utf8').trimEnd().split('\n').at(-1);
  expect(formatPages(['docs/zh/guide'], base)).toEqual(['docs/zh/guide/two.mdx']);
  expect(read('docs/zh/guide/two.mdx')).toBe('文字与 code。');
  expect(read('docs/zh/one.mdx')).toBe('文字与code。');
  expect(formatPages([], base)).toEqual(['docs/zh/one.mdx']);
  expect(read('docs/zh/one.mdx')).toBe('文字与 code。');
  expect(read('docs/en/one.mdx')).toBe('Some text,with code.');
});
