import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import strings from '../../i18n.json' with { type: 'json' };
import samples from '../../samples/package.json' with { type: 'json' };
import samplesV1 from '../../samples/v1/package.json' with { type: 'json' };
import { advice, adviceData } from '../../scripts/benchmark/advice/result.mjs';
import type { Advice } from '../../src/advice.ts';
import published from '../../src/data/advice.json' with { type: 'json' };
import { adviceProblems } from './adviceProblems.ts';

const data = published as Advice;

test('the published figures are medians of five runs of both documented majors', () => {
  expect(adviceProblems(data)).toEqual([]);
  expect(data.runs).toBe(5);
  for (const [major, { devDependencies }] of Object.entries({ 2: samples, 1: samplesV1 })) {
    expect(data.majors[major]?.versions.rsbuild).toBe(devDependencies['@rsbuild/core']);
  }
  expect(data.advice).toEqual(advice);
  const script = path.join(import.meta.dirname, '../..', data.generator.split(' ')[0] ?? '');
  expect(existsSync(script)).toBe(true);
});

test('a measurement is published as it was taken, with its medians', () => {
  const { majors, application, runs, date, machine } = data;
  expect(adviceData({ majors, ...application, runs, date, machine })).toEqual(published);
});

test('every case has a label', () => {
  const names = Object.values(data.majors).flatMap(({ medians }) => Object.keys(medians));
  const labels = names.map((name) => `advice.${name}`);
  expect(labels.filter((label) => !(label in strings))).toEqual([]);
});

test.each<[string, (broken: Advice) => void, RegExp]>([
  [
    'a typed median',
    (broken) => Object.assign(broken.majors[2]?.medians ?? {}, { build: 0.1 }),
    /not the median/,
  ],
  ['a lost run', (broken) => broken.majors[1]?.raw.build?.pop(), /4 runs are kept/],
  [
    'a lost case',
    (broken) => delete broken.majors[1]?.medians.devLazy,
    /devLazy was not measured with 1/,
  ],
  ['no comparison', (broken) => delete broken.advice.minify, /noMinify is in no comparison/],
  [
    'no version',
    (broken) => Object.assign(broken.majors[2]?.versions ?? {}, { rspack: '' }),
    /versions.rspack/,
  ],
  ['no machine', (broken) => Object.assign(broken.machine, { cpu: '' }), /machine.cpu/],
  ['a strange date', (broken) => Object.assign(broken, { date: 'today' }), /date is today/],
])('%s is a problem', (_, spoil, problem) => {
  const broken = structuredClone(data);
  spoil(broken);
  expect(adviceProblems(broken).join('\n')).toMatch(problem);
});
