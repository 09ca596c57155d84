import { expect, test } from 'vitest';
import { remember } from '../../src/search/remember.ts';
import {
  fieldBits,
  joinCounts,
  joinPlaces,
  TokenIndexWriter,
} from '../../src/search/tokenIndex.ts';

test('an index has each section of a token once, with all that was noted joined', () => {
  const writer = new TokenIndexWriter(joinPlaces);
  writer.add('proxy', 0, fieldBits.title);
  writer.add('port', 0, fieldBits.name);
  writer.add('proxy', 0, fieldBits.headings);
  for (let count = 0; count < 5; count++) writer.add('proxy', 2, fieldBits.asked);
  const index = writer.finish();
  const { sections, notes } = index.find('proxy') ?? {};
  expect([...(sections ?? [])]).toEqual([0, 2]);
  expect([...(notes ?? [])]).toEqual([fieldBits.title | fieldBits.headings, fieldBits.asked]);
  expect([...(index.find('port')?.sections ?? [])]).toEqual([0]);
  expect(index.find('prox')).toBeUndefined();
  expect([...index.tokens()]).toEqual(['proxy', 'port']);
});

test('more than the resolution are not told apart', () => {
  const writer = new TokenIndexWriter(joinCounts(3));
  writer.add('proxy', 0, 1);
  for (let count = 0; count < 5; count++) writer.add('proxy', 2, 1);
  expect([...(writer.finish().find('proxy')?.notes ?? [])]).toEqual([1, 3]);
});

test('an index of nothing knows nothing', () => {
  const index = new TokenIndexWriter(Math.max).finish();
  expect([index.has('a'), index.find('a'), [...index.tokens()]]).toEqual([false, undefined, []]);
});

test('the last answers are kept, also that there is none', () => {
  const asked: string[] = [];
  const answer = remember(2, (key) => {
    asked.push(key);
    return key === 'none' ? undefined : key.toUpperCase();
  });
  expect(['a', 'none', 'none', 'a', 'b', 'a'].map(answer)).toEqual([
    'A',
    undefined,
    undefined,
    'A',
    'B',
    'A',
  ]);
  // 'b' was the third: it took the place of the oldest.
  expect(asked).toEqual(['a', 'none', 'b', 'a']);
});
