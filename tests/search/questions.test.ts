import { describe, expect, test } from 'vitest';
import questions from '../../src/search/questions.json' with { type: 'json' };
import { questionsFor } from '../../src/search/questions.ts';
import { normalize } from '../../src/search/text.ts';
import { languages } from '../../src/site.ts';
import { loadNavigation } from '../structure/navigationFiles.ts';
import { expectedQueries } from './querySets.ts';

const known: Record<string, { en: string[]; zh: string[] }> = questions;
const { pages } = loadNavigation('en');
/** Pages that nobody asks for. */
const passed = new Set(['index']);

describe('how readers ask', () => {
  test('is written down for every page, in both languages', () => {
    const missing = pages.filter((page) => {
      const { en = [], zh = [] } = known[page] ?? {};
      return !passed.has(page) && (en.length < 3 || zh.length < 3);
    });
    expect(missing).toEqual([]);
  });

  test('names pages of the site only', () => {
    expect(Object.keys(known).filter((page) => !pages.includes(page))).toEqual([]);
  });

  test('is written without the held-back queries', () => {
    const heldBack = new Set(
      languages
        .flatMap((lang) => expectedQueries(lang))
        .filter(({ isHeldBack }) => isHeldBack)
        .map(({ query }) => normalize(query)),
    );
    expect(heldBack.size).toBeGreaterThan(150);
    const known = Object.values(questions).flatMap(({ en, zh }) => [...en, ...zh]);
    expect(known.filter((question) => heldBack.has(normalize(question)))).toEqual([]);
  });

  test('is short, each way once', () => {
    const problems = Object.entries(known).flatMap(([page, { en, zh }]) =>
      [en, zh].flatMap((list) => [
        ...(list.length > 40 ? [`${page}: ${list.length} ways`] : []),
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

test.each(['/', '/no/such/page', '/zhang'])('%s is not requested', (route) => {
  expect(questionsFor(route)).toEqual([]);
});
