import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../content/lib/docs.ts';

/** Documents for contributors. */
const guides = execFileSync('git', ['ls-files', '*README.md', 'CONTRIBUTING.md', 'SECURITY.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Scripts, links and paths mentioned in a document that do not exist. */
function missing(file: string, source: string): string[] {
  const commands = [...source.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const links = [...source.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  const folders = 'docs|theme|src|build|samples|scripts|tests|e2e|\\.github';
  const inCode = new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g');
  const paths = [...source.matchAll(inCode)].map(([, path = '']) => path);
  return [
    ...commands.filter((name) => !(name in scripts)).map((name) => `script ${name}`),
    ...links
      .filter((link) => !link.startsWith('/') && !existsSync(join(root, dirname(file), link)))
      .map((link) => `link ${link}`),
    ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `path ${path}`),
  ];
}

test.each([
  ['npm run no-such-script', ['script no-such-script']],
  ['[a](no/such.md), [b](https://a.example), [c](README.md)', ['link no/such.md']],
  ['`src/no-such` `theme/components` `config/mode`', ['path src/no-such']],
])('%s names what is not there', (source, expected) => {
  expect(missing('README.md', source)).toEqual(expected);
});

test.each(guides)('%s names only what is there', (file) => {
  expect(missing(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

test('the guide for contributors is read in a few minutes', () => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md')).length).toBeLessThanOrEqual(5500);
});
