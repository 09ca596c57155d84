import { afterEach, expect, test, vi } from 'vitest';
import { indexLimit } from '../../src/search/constants.ts';
import { createEngine, createGrowingEngine, type GrowingEngine } from '../../src/search/engine.ts';
import { createFullText } from '../../src/search/fullText.ts';
import type { SearchDocument } from '../../src/search/types.ts';

const document = (id: number, title: string, content: string): SearchDocument => ({
  id,
  routePath: `/${id}`,
  domain: '',
  title,
  content,
  toc: [{ id: 'usage', text: 'Usage', depth: 2, charIndex: content.length }],
});

/** Makes each reading of the clock advance it by that many milliseconds. */
function lookAtClock(takes: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += takes;
    return now;
  });
}
afterEach(() => void vi.restoreAllMocks());

const documents = [
  document(0, 'Telescope', 'shows planets far away'),
  document(1, '望远镜', '看见远处的行星'),
  document(2, 'Observatory', 'a telescope on a hill, and away from towns'),
];

test.each([
  // Titles, and texts that contain the query as a phrase, are found before the texts are indexed.
  ['telescope', ['/0', '/2'], ['/0', '/2']],
  ['usage', ['/0', '/1', '/2'], ['/0', '/1', '/2']],
  ['远处的', ['/1'], ['/1']],
  // Words in another order are only found in the index of the texts.
  ['planets telescope', ['/0'], ['/0', '/2']],
  ['hill towns', [], ['/2']],
  ['行星看见', [], ['/1']],
  ['nothing has this', [], []],
])(
  '%s is answered from the titles, and from the texts once they are indexed',
  async (query, first, last) => {
    let release = () => {};
    const rested = new Promise<void>((resolve) => {
      release = resolve;
    });
    const engine = createGrowingEngine(documents, 'score', () => rested);
    const pages = () => engine.search(query).map(({ group }) => group);
    expect(pages().toSorted()).toEqual(first);
    release();
    await engine.complete;
    expect(pages().toSorted()).toEqual(last);
    expect(engine.search(query)).toEqual(createEngine(documents).search(query));
  },
);

test('a query waits for a slice of the texts, not for all of them', async () => {
  const many = Array.from({ length: 300 }, (_, id) =>
    document(id, `Page ${id}`, `all kinds of words ${id} `.repeat(300)),
  );
  const engine = createGrowingEngine(many, 'score');
  let isComplete = false;
  void engine.complete.then(() => {
    isComplete = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isComplete).toBe(false);
  expect(engine.search('page 7')[0]?.title).toBe('Page 7');
  await engine.complete;
});

test('a slice holds what can be read in its time, the last like the first', async () => {
  lookAtClock(1);
  const pages = Array.from({ length: 200 }, (_, id) => document(id, `Page ${id}`, 'words'));
  const rest = vi.fn(async () => {});
  await createGrowingEngine(pages, 'score', rest).complete;
  // The clock is read twice per page; a slice has time for some twenty readings.
  expect(rest.mock.calls.length).toBeGreaterThan(15);
  expect(rest.mock.calls.length).toBeLessThan(25);
});

test('how rare a word is, is counted anew once the texts are there', async () => {
  const asked = (id: number, question: string) => ({
    ...document(id, `Page ${id}`, 'nothing else'),
    asked: [question],
  });
  const pages = [
    asked(0, 'copper telescope'),
    asked(1, 'copper planets'),
    ...Array.from({ length: 8 }, (_, id) => document(id + 2, 'Sky', 'planets everywhere')),
  ];
  lookAtClock(100);
  // Asked after each page that is read, too.
  const ask = async () => void growing.engine?.search('copper');
  const growing: { engine?: GrowingEngine } = {};
  const engine = createGrowingEngine(pages, 'score', ask);
  growing.engine = engine;
  await engine.complete;
  // The other words of the second question are common, so this matches nearly all of it.
  expect(engine.search('copper').map(({ group }) => group)).toEqual(['/1', '/0']);
});

test('an index answers with a hundred sections at most, of the script of the token', () => {
  const index = createFullText('score');
  for (let section = 0; section < 2 * indexLimit; section++) {
    index.add(section, 'text', ['proxy', '代理', 'слово', 'of', '代']);
  }
  for (const token of ['proxy', '代理', 'слово']) {
    expect(index.find(token, 'text'), token).toHaveLength(indexLimit);
    expect(index.find(token, 'title'), token).toEqual([]);
  }
  // Too short for the index of texts, unlike a pair of characters.
  expect([index.find('of', 'text'), index.find('代', 'text')]).toEqual([[], []]);
});

test('what was found before all was added is not remembered', () => {
  const index = createFullText('score');
  expect(index.find('proxy', 'text')).toEqual([]);
  index.add(3, 'text', ['proxy']);
  index.finish();
  expect(index.find('proxy', 'text')).toEqual([3]);
  expect(index.find('proxy', 'text')).toEqual([3]);
});
