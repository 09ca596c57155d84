import { expect, test } from 'vitest';
import { withoutComments } from './comments.ts';

test.each([
  ['at the end of a sentence', 'It is. {/* claim: a/b */} So', 'It is. So'],
  ['without a space', '是。{/* claim: a/b */}所以', '是。所以'],
  ['two in a line', '{/* claim: a */}x {/* claim: b */}', 'x'],
  ['alone on its line', 'a\n{/* note */}\nb', 'a\n\nb'],
  ['in code it stays', '`{/*@once*/ total()}` {/* claim: a */}', '`{/*@once*/ total()}`'],
  ['in code with two backticks', '``{/* `a` */}`` b', '``{/* `a` */}`` b'],
  ['in a fence it stays', '```mdx\n{/* a */}\n```', '```mdx\n{/* a */}\n```'],
])('comments: %s', (_, source, expected) => {
  expect(withoutComments(source)).toBe(expected);
});
