import { expect, test } from 'vitest';
import { expression } from './expression.ts';

test.each([
  ['an object in an object', { a: { b: [1, null] } }],
  ['marks of Markdown', 'a | b < c > d ` e'],
  ['braces in a text', '() => { return {} }'],
  ['quotes and backslashes', `'"\\ \\' \\n \n`],
  ['separators of lines', '\u2028\u2029'],
  ['nothing', null],
])('%s comes back as it was', (_, value) => {
  const code = expression(value);
  expect(code).not.toMatch(/[{}|<>`\u2028\u2029\n]/);
  expect(new Function(`return ${code}`)()).toEqual(value);
});
