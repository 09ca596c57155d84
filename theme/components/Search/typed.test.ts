import { expect, test } from 'vitest';
import { typeKey } from './typed.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

test.each([
  ['a letter', 'ali', { key: 'a' }, 'alia'],
  ['a space', 'a', { key: ' ' }, 'a '],
  ['a character of two units', '', { key: '🙂' }, '🙂'],
  ['backspace', 'a🙂', { key: 'Backspace' }, 'a'],
  ['backspace with nothing typed', '', { key: 'Backspace' }, ''],
  ['a shortcut', 'a', { key: 'k', ctrlKey: true }, undefined],
  ['a named key', 'a', { key: 'Enter' }, undefined],
  ['an input method at work', 'a', { key: 'n', isComposing: true }, undefined],
])('%s', (_, text, event, expected) => {
  expect(typeKey(text, { ...plain, ...event })).toBe(expected);
});
