import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './Marked.tsx';

test.each([
  ['nothing', [], 'dist path'],
  ['the start', [{ start: 0, length: 4 }], '<mark>dist</mark> path'],
  ['the end', [{ start: 5, length: 4 }], 'dist <mark>path</mark>'],
  [
    'two parts',
    [
      { start: 1, length: 2 },
      { start: 6, length: 1 },
    ],
    'd<mark>is</mark>t p<mark>a</mark>th',
  ],
])('%s is marked, and all of the text there', (_, highlights, html) => {
  expect(renderToStaticMarkup(<Marked text="dist path" highlights={highlights} />)).toBe(html);
});
