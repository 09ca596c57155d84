import { expect, test } from 'vitest';
import { historyFacts } from './facts/historyData.ts';
import { optionPath } from './interactions/names.ts';
import { redirects } from './redirects.ts';

test('the page of a renamed option leads to the one of its new name', () => {
  const options = Object.keys(historyFacts.allIn('options', '1')).map((name) => [
    optionPath(name),
    historyFacts.thing('options', name).replacement,
  ]);
  const replacements = new Map(options as [string, string | undefined][]);
  for (const { from, to } of redirects.filter((one) => one.from.startsWith('/config/'))) {
    expect(to, from).toBe(optionPath(replacements.get(from) ?? ''));
  }
});
