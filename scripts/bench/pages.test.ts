import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countPages, multiplyPages, withParagraph } from './pages.mjs';

let docs = '';
beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const language of ['en', 'zh']) {
    for (const file of [
      'index.mdx',
      '_nav.json',
      'guide/a.mdx',
      'guide/start/b.mdx',
      'shared/c.mdx',
    ]) {
      const target = path.join(docs, language, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, '# Page\n');
    }
  }
  mkdirSync(path.join(docs, 'public'));
});
afterEach(() => rmSync(docs, { recursive: true }));

it('counts pages, not what they share', () => {
  expect(countPages(docs)).toBe(6);
});

it('has each page of a section several times, and the home page once', () => {
  multiplyPages(docs, 4);
  expect(readdirSync(path.join(docs, 'zh')).sort()).toEqual([
    '_nav.json',
    'guide',
    'guide-2',
    'guide-3',
    'guide-4',
    'index.mdx',
    'shared',
  ]);
  expect(countPages(docs)).toBe(2 + 4 * 4);
});

it.each([
  ['# Page\n', '# Page\n\n{/* measured */} New.\n'], // the first edit adds
  ['# Page\n\n{/* measured */} Old.\n', '# Page\n\n{/* measured */} New.\n'], // the next replaces
])('an edit of %j', (source, edited) => {
  expect(withParagraph(source, 'New.')).toBe(edited);
});
