import { expect, test } from 'vitest';
import { checkInteractions } from './interactions.ts';
import { Options } from './options.ts';
import { parseConfig } from './parse.ts';
import { readConfig } from './read.ts';
import type { CheckData, KnownInteraction } from './types.ts';

const option = (type: string) => ({ states: [['1.0', { type }]] as const, since: '1.0' });
const data: CheckData = {
  minors: ['2.0', '1.0'],
  options: {
    'output.module': option('boolean'),
    'output.inlineScripts': option('boolean'),
    'output.copy': option('string[]'),
    environments: option('Record<string, object>'),
  },
  types: {},
  plugins: {},
  rows: { vite: [], webpack: [], 'vue-cli': [], craco: [] },
  interactions: [],
  comments: {} as CheckData['comments'],
  examples: {},
};
const both: KnownInteraction = {
  when: { 'output.module': 'true', 'output.inlineScripts': '*' },
  minors: ['2.0'],
  level: 'warning',
  text: 'Do not.',
};

const check = (body: string, minor = '2.0', known = both) => {
  const program = parseConfig(`export default ${body};`);
  if ('kind' in program) throw new Error(program.detail);
  return checkInteractions(readConfig(program), program.text, new Options(data, minor), [known]);
};

test('a combination is reported at the last of its settings', () => {
  const found = check('{\n  output: {\n    module: true,\n    inlineScripts: /a/\n  }\n}');
  expect(found).toMatchObject([
    {
      kind: 'interaction',
      level: 'warning',
      name: 'output.module + output.inlineScripts',
      line: 4,
      page: '/config/output/inline-scripts',
      text: 'Do not.',
    },
  ]);
});

test('the order in the file decides which is the last', () => {
  const found = check('{\n  output: {\n    inlineScripts: true,\n    module: true\n  }\n}');
  expect(found).toMatchObject([{ line: 4, page: '/config/output/module' }]);
});

test.each([
  ['one of two', '{ output: { module: true } }', 0],
  ['another value', '{ output: { module: false, inlineScripts: true } }', 0],
  ['a third value', "{ output: { module: 'auto', inlineScripts: true } }", 0],
  ['one that is off', '{ output: { module: true, inlineScripts: false } }', 0],
  ['one that is not set', '{ output: { module: true, inlineScripts: undefined } }', 0],
  [
    'one for all, one in an environment',
    '{ output: { module: true }, environments: { web: { output: { inlineScripts: true } } } }',
    1,
  ],
  [
    'two environments',
    '{ environments: { a: { output: { module: true } }, b: { output: { inlineScripts: true } } } }',
    0,
  ],
  [
    'what an environment overrides',
    '{ output: { module: true }, environments: { a: { output: { module: false, inlineScripts: true } } } }',
    0,
  ],
  ['a branch', '{ output: { module: x ? true : false, inlineScripts: true } }', 1],
])('%s', (_, body, count) => {
  expect(check(body)).toHaveLength(count);
});

test.each([
  [
    'an environment is another than all',
    'output: { inlineScripts: true }, environments: { a: { output: { module: true } } }',
    0,
  ],
  ['all are like that', 'output: { inlineScripts: true, module: true }', 1],
  [
    'an environment sets it in vain',
    'output: { module: true }, environments: { a: { output: { inlineScripts: true } } }',
    1,
  ],
])('what is ignored: %s', (_, body, count) => {
  expect(check(`{ ${body} }`, '2.0', { ...both, ignored: 'output.inlineScripts' })).toHaveLength(
    count,
  );
});

test('it is silent for other versions', () => {
  expect(check('{ output: { module: true, inlineScripts: true } }', '1.0')).toEqual([]);
});
