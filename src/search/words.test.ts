import { expect, test } from 'vitest';
import { plainText } from './words.ts';

// Straight and typographic apostrophes.
test.each(["can't minify", 'can’t minify'])(
  '%s: a word with an apostrophe is one, and a filler',
  (text) => {
    expect(plainText(text)).toBe('minify');
  },
);
