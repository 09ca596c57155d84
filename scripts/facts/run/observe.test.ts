import path from 'node:path';
import { expect, test } from 'vitest';
import { newest } from '../../samples/installed.ts';
import { observe } from './observe.ts';

const inModules = (file: string) =>
  JSON.stringify(path.join(newest.folder, 'node_modules', ...file.split('/')));

const rows: [code: string, value: unknown][] = [
  ['process.cwd()', { $code: 'process.cwd()' }],
  ["path.resolve('src/index.js')", './src/index.js'],
  [
    inModules('@scope/name'),
    { $code: "path.dirname(require.resolve('@scope/name/package.json'))" },
  ],
  [inModules('name/index.js'), '<node_modules>/name/index.js'],
  ["'src'", 'src'],
  ['null', null],
  ['[undefined, { none: undefined }]', [{ $code: 'undefined' }, {}]],
  ['/x/i', { $code: '/x/i' }],
  ['() => 1', { $code: '() => 1' }],
];

test('what is observed is JSON, and says nothing of the machine', () => {
  const define = rows.map(([code], index) => `'${index}': ${code}`).join();
  const run = observe(newest.folder, 'production', [
    { id: 'values', code: `{ source: { define: { ${define} } } }` },
  ]);
  const [observed] = run.results;
  expect(observed).toMatchObject({
    normalized: {
      source: { define: Object.fromEntries(rows.map(([, value], index) => [index, value])) },
    },
  });
});
