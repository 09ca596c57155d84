import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minors } from '../../src/versions.ts';

test('styles hide what does not hold for the chosen version, for each documented one', () => {
  const css = readFileSync(new URL('versions.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const rules = minors.flatMap((minor) => [
    `[data-rsbuild="${minor}"] [data-for]:not([data-for~="${minor}"])`,
    `[data-rsbuild="${minor}"] :is(tr, li):has([data-for-row]:not([data-for-row~="${minor}"]))`,
  ]);
  expect(css).toContain(`:is( ${rules.join(', ')} ):not([data-revealed]) { display: none; }`);
});
