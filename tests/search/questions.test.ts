import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import questions from '../../src/search/questions.json' with { type: 'json' };
import { questionsFor } from '../../src/search/questions.ts';
import { specPages } from '../../src/specRoutes.ts';

const known: Record<string, { en: string[]; zh: string[] }> = questions;
const docs = path.resolve(import.meta.dirname, '../../docs/en');
const written = specPages().filter((page) => existsSync(path.join(docs, `${page}.mdx`)));
/** Nobody asks for these in words of their own. */
const passed = new Set(['index']);

describe('how readers ask', () => {
  test('is written down for every page, in both languages', () => {
    const missing = written.filter((page) => {
      const { en = [], zh = [] } = known[page] ?? {};
      return !passed.has(page) && (en.length < 3 || zh.length < 3);
    });
    expect(missing).toEqual([]);
  });

  test('names pages of the site only', () => {
    const pages = new Set(specPages());
    expect(Object.keys(known).filter((page) => !pages.has(page))).toEqual([]);
  });

  test('is short, each way once', () => {
    const problems = Object.entries(known).flatMap(([page, { en, zh }]) =>
      [en, zh].flatMap((list) => [
        ...(list.length > 14 ? [`${page}: ${list.length} ways`] : []),
        ...list
          .filter((text, at) => list.indexOf(text) !== at || text.trim() !== text)
          .map((text) => `${page}: '${text}' stands twice or begins or ends with a space`),
        ...list
          .filter((text) => text.length < 2 || text.length > 60)
          .map((text) => `${page}: '${text}' has ${text.length} characters`),
      ]),
    );
    expect(problems).toEqual([]);
  });
});

test.each([
  ['/config/output/dist-path', 'config/output/dist-path', 'en'],
  ['/zh/config/output/dist-path', 'config/output/dist-path', 'zh'],
  ['/zh/config/', 'config/index', 'zh'],
] as const)('%s is asked for as %s in %s', (route, page, lang) => {
  expect(questionsFor(route)).toEqual(known[page]?.[lang]);
});

test.each(['/', '/no/such/page', '/zhang'])('%s is not asked for', (route) => {
  expect(questionsFor(route)).toEqual([]);
});
