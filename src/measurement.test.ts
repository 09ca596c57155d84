import { expect, test } from 'vitest';
import strings from '../i18n.json' with { type: 'json' };
import advice from './data/advice.json' with { type: 'json' };
import benchmark from './data/benchmark.json' with { type: 'json' };
import { conditionTexts } from './measurement.ts';

test.each([
  ['benchmark.conditions', conditionTexts(benchmark)],
  ['advice.conditions', { ...conditionTexts(advice), ...advice.majors['2'].versions }],
] as const)('every placeholder of %s has a text', (key, texts) => {
  for (const text of Object.values(strings[key])) {
    const asked = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    expect(asked).toEqual(Object.keys(texts).sort());
  }
  expect(Object.values(texts)).not.toContain('');
});
