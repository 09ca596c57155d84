import { expect, test } from 'vitest';
import { modeValue } from './values.ts';

const none = { $code: 'undefined' };

test.each([
  [1, 1, { value: 1 }],
  [1, 2, { development: 1, production: 2 }],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, { value: { a: 1, b: 2 } }],
  [null, null, { value: null }],
  [undefined, undefined, { value: none }],
  [null, undefined, { development: null, production: none }],
  [undefined, false, { development: none, production: false }],
])('%j in development and %j in production', (development, production, value) => {
  expect(modeValue({ development, production })).toEqual(value);
});
