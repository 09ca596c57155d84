import { expect, test } from 'vitest';
import { copyableText } from './copyableText.ts';

const line = (textContent: string | null, className = 'line') => ({ textContent, className });

test.each([
  ['joins lines', [line('a'), line('b')], 'a\nb'],
  ['keeps blank lines between', [line('a'), line(''), line('b')], 'a\n\nb'],
  ['drops the blank line at the end that files have', [line('a'), line('')], 'a'],
  ['leaves out removed lines of a diff', [line('old', 'line diff remove'), line('new')], 'new'],
  ['keeps added lines of a diff', [line('new', 'line diff add')], 'new'],
  ['keeps indentation', [line('  a')], '  a'],
  ['takes an empty element as an empty line', [line(null), line('a')], '\na'],
])('%s', (_, lines, expected) => {
  expect(copyableText(lines)).toBe(expected);
});
