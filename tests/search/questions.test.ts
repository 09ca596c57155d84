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

  test.each(Object.entries(known))('%s: short, each once', (_, { en, zh }) => {
    for (const list of [en, zh]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeLessThanOrEqual(14);
      for (const text of list) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeGreaterThan(1);
        expect(text.length).toBeLessThanOrEqual(60);
      }
    }
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
