import { expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine.ts';
import { buildInStages } from '../../src/search/stages.ts';
import type { SearchDocument } from '../../src/search/types.ts';

const document = (id: number, title: string, content: string): SearchDocument => ({
  id,
  routePath: `/${id}`,
  domain: '',
  title,
  content,
  toc: [{ id: 'usage', text: 'Usage', depth: 2, charIndex: content.length }],
});

const documents = [
  document(0, 'Telescope', 'shows planets far away'),
  document(1, '望远镜', '看见远处的行星'),
  document(2, 'Observatory', 'a telescope on a hill, and away from towns'),
];

/** Rests that end when the test says so. */
function heldRests() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, rest: () => released };
}

test.each([
  // What it is called, or a text that says it word for word, is found before the texts are indexed.
  ['telescope', ['/0', '/2'], ['/0', '/2']],
  ['usage', ['/0', '/1', '/2'], ['/0', '/1', '/2']],
  ['远处的', ['/1'], ['/1']],
  // Words in another order wait for the index of the texts.
  ['planets telescope', ['/0'], ['/0', '/2']],
  ['hill towns', [], ['/2']],
  ['行星看见', [], ['/1']],
  ['nothing has this', [], []],
])('%s is answered in the first stage, and once more in the second', async (query, first, last) => {
  const { release, rest } = heldRests();
  const engine = buildInStages(documents, 'score', rest);
  const pages = () => engine.search(query).map(({ group }) => group);
  expect(pages().toSorted()).toEqual(first);
  release();
  await engine.complete;
  expect(pages().toSorted()).toEqual(last);
  expect(engine.search(query)).toEqual(createEngine(documents).search(query));
});

test('a query waits for a slice at most', async () => {
  const many = Array.from({ length: 300 }, (_, id) =>
    document(id, `Page ${id}`, `all kinds of words ${id} `.repeat(300)),
  );
  const engine = buildInStages(many, 'score');
  let isComplete = false;
  void engine.complete.then(() => {
    isComplete = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isComplete).toBe(false);
  expect(engine.search('page 7')[0]?.title).toBe('Page 7');
  await engine.complete;
});
