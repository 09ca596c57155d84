import { expect, test } from 'vitest';
import { codeCache } from './codeCache.ts';

const block = () => ({ type: 'root' as const, children: [{ type: 'text' as const, value: 'a' }] });

test('gives back what was put in, a copy each time', () => {
  const cache = codeCache();
  const put = block();
  cache.set('key', put);
  put.children = [];
  const first = cache.get('key');
  expect(first).toEqual(block());
  expect(cache.get('key')).not.toBe(first);
});

test('knows nothing of other keys', () => {
  expect(codeCache().set('key', block()).get('other')).toBeUndefined();
});
