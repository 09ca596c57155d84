import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import strings from '../../i18n.json' with { type: 'json' };
import samples from '../../samples/package.json' with { type: 'json' };
import samplesV1 from '../../samples/v1/package.json' with { type: 'json' };
import { adviceFiles } from '../../scripts/benchmark/advice/application.mjs';
import { advice, adviceData } from '../../scripts/benchmark/advice/result.mjs';
import type { Advice } from '../../src/advice.ts';
import published from '../../src/data/advice.json' with { type: 'json' };
import { adviceProblems } from './adviceProblems.ts';

const data = published as Advice;
const tools = path.join(import.meta.dirname, '../../scripts/benchmark/tools/advice/cases.mjs');
const { cases }: { cases: Record<string, { app?: string; config?: () => object }> } = await import(
  pathToFileURL(tools).href
);

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

test('the cases that are compared differ in what the page says, and nothing else', () => {
  const cache = { performance: { buildCache: { cacheDirectory: 'cache' } } };
  expect(Object.keys(cases).sort()).toEqual([...new Set(Object.values(advice).flat())].sort());
  const { babel: _, babelCached, rsdoctor, ...others } = cases;
  const settings = Object.entries(others).map(([name, { config, ...rest }]) => [
    name,
    { ...rest, ...config?.() },
  ]);
  expect(Object.fromEntries(settings)).toEqual({
    build: {},
    cacheCold: { cache: 'cold', ...cache },
    cacheWarm: { cache: 'warm', ...cache },
    sourceMap: { output: { sourceMap: true } },
    noMinify: { output: { minify: false } },
    nodeModules: { source: { include: [/node_modules[\\/]/] } },
    oldBrowsers: { output: { overrideBrowserslist: ['chrome 50', 'ie 11'], polyfill: 'usage' } },
    noGzip: { performance: { printFileSize: { compressed: false } } },
    barrel: { app: 'WithBarrel' },
    barrelMarked: { app: 'WithMarkedBarrel' },
    barrelDirect: { app: 'WithDirectImports' },
    dev: { command: 'dev', app: 'WithRoutes', dev: { lazyCompilation: false } },
    devLazy: { command: 'dev', app: 'WithRoutes' },
  });
});

test('the application has an entry for every case, with icons and sections as its name says', () => {
  const files = adviceFiles(26);
  const places = (module: string) => [
    `${module}.tsx`,
    ...['tsx', 'ts'].map((extension) => `${module}/index.${extension}`),
  ];
  /** Modules that a module loads, without those of the other benchmark's application. */
  const load = (module: string, seen: Set<string>): Set<string> => {
    const file = places(module).find((place) => place in files);
    if (!file) return seen.add(module);
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, name = ''] of files[file]?.matchAll(/(?:from |import\()'(\.[^']+)'/g) ?? []) {
      load(path.posix.join(path.posix.dirname(file), name), seen);
    }
    return seen;
  };
  const counts = Object.values(cases).map(({ app = 'App' }) => {
    const seen = [...load(`src/entry-${app}`, new Set())];
    const isIn = (start: string) => seen.filter((file) => file.startsWith(`src/${start}`)).length;
    return [app, ...['App', 'section', 'icons/Icon', 'marked-icons/Icon'].map(isIn)].join(' ');
  });
  expect([...new Set(counts)].sort()).toEqual([
    'App 1 0 0 0',
    'WithBarrel 1 0 1500 0',
    'WithDirectImports 1 0 2 0',
    'WithMarkedBarrel 1 0 0 1500',
    'WithRoutes 0 2 0 0',
  ]);
  const marks = ['icons', 'marked-icons'].map((library) => files[`src/${library}/package.json`]);
  expect(marks).toEqual(['{}', '{"sideEffects":false}']);
  for (const name of [3, 700]) {
    expect(files[`src/icons/Icon${name}.tsx`]).toContain(`export function Icon${name}(`);
  }
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
