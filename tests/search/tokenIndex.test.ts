import { expect, test } from 'vitest';
import { remember } from '../../src/search/remember.ts';
import { fieldBits, TokenIndexWriter } from '../../src/search/tokenIndex.ts';

test('an index has each section of a token once, with its places and its count', () => {
  const writer = new TokenIndexWriter(3);
  writer.add('proxy', 0, fieldBits.title);
  writer.add('proxy', 0, fieldBits.headings);
  writer.add('port', 0, 0);
  for (let count = 0; count < 5; count++) writer.add('proxy', 2, 0);
  const index = writer.finish();
  const { sections, fields, counts } = index.find('proxy') ?? {};
  expect([...(sections ?? [])]).toEqual([0, 2]);
  expect([...(fields ?? [])]).toEqual([fieldBits.title | fieldBits.headings, 0]);
  // More than the resolution are not told apart.
  expect([...(counts ?? [])]).toEqual([0, 3]);
  expect([...(index.find('port')?.sections ?? [])]).toEqual([0]);
  expect(index.find('prox')).toBeUndefined();
  expect([...index.tokens()]).toEqual(['proxy', 'port']);
});

test('an index of nothing knows nothing', () => {
  const index = new TokenIndexWriter(20).finish();
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
