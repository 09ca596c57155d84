import { expect, test } from 'vitest';
import { hashId } from './anchors.ts';

test.each([
  ['', ''],
  ['#', ''],
  ['#common-mistakes', 'common-mistakes'],
  ['#%E5%B8%B8%E8%A7%81', '常见'],
  ['#a%20b', 'a b'],
  // Malformed escapes are no reason to throw.
  ['#%zz', '%zz'],
  ['#50%', '50%'],
])('%s names "%s"', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
