import { expect, test } from 'vitest';
import { checkPlugins, dependenciesOf, lowestOf, minorFrom } from './plugins.ts';
import type { CheckData } from './types.ts';

test.each([
  ['^1.4.2', '1.4.2'],
  ['~1.4', '1.4.0'],
  ['>=2', '2.0.0'],
  ['1.x', '1.0.0'],
  ['v12.34.56', '12.34.56'],
  ['>= 1.2', '1.2.0'],
  ['npm:other@1.2.3', undefined],
  ['1.2.*', '1.2.0'],
  ['latest', undefined],
  ['workspace:*', undefined],
  ['', undefined],
])('%s is at least %s', (range, lowest) => {
  expect(lowestOf(range)).toBe(lowest);
});

test.each([
  ['{ "devDependencies": { "@rsbuild/core": "^1.2.0" } }', '1.2'],
  ['{ "dependencies": { "@rsbuild/core": "2" } }', '2.0'],
  // For a plugin, the version it is developed with takes precedence over its peer range.
  ['{ "peerDependencies": { "@rsbuild/core": "^1.2.0" } }', '1.2'],
  [
    '{ "devDependencies": { "@rsbuild/core": "2.0.1" }, "peerDependencies": { "@rsbuild/core": "1.2 || 2" } }',
    '2.0',
  ],
  ['{ "dependencies": { "@rsbuild/core": "0.7.1" } }', undefined],
  ['{}', undefined],
  ['[]', undefined],
])('%s asks for %s', (text, minor) => {
  const dependencies = dependenciesOf(text);
  expect(dependencies && minorFrom(dependencies, ['2.0', '1.2'])).toBe(minor);
});

test('only lists of dependencies are read', () => {
  const text = '{ "dependencies": null, "devDependencies": { "a": 1 }, "peerDependencies": "b" }';
  expect(dependenciesOf(text)).toEqual(new Map([['a', '1']]));
});

test.each(['', '{', 'null'])('%j is no package.json', (text) => {
  expect(dependenciesOf(text)).toBeUndefined();
});

test('a plugin is held against the range of the version that is installed', () => {
  const data = {
    plugins: {
      '@rsbuild/plugin-react': {
        ranges: [
          { version: '1.0.0', minors: ['1.0'] },
          { version: '1.4.3', minors: ['2.0', '1.0'] },
          { version: '2.0.0', minors: ['2.0'] },
        ],
        newestFor: { '2.0': '2.1.1', '1.0': '1.4.6', '1.1': null },
      },
    },
  } as unknown as CheckData;
  const imports = new Map([['pluginReact', '@rsbuild/plugin-react']]);
  const file = { name: 'a', text: "\nimport { pluginReact } from '@rsbuild/plugin-react';" };
  const found = (range: string, minor: string) => {
    const dependencies = new Map([['@rsbuild/plugin-react', range]]);
    return checkPlugins(file, imports, dependencies, minor, data);
  };
  expect(found('^1.4.3', '2.0')).toEqual([]);
  expect(found('1.0.7', '1.0')).toEqual([]);
  expect(found('latest', '1.1')).toEqual([]);
  // Older than all that are known.
  expect(found('0.9.0', '1.1')).toEqual([]);
  expect(found('^2.0.0', '1.0')).toMatchObject([
    { kind: 'plugin', line: 2, params: { version: '^2.0.0', minor: '1.0', newest: '1.4.6' } },
  ]);
  expect(found('1.0.7', '2.0')).toMatchObject([{ kind: 'plugin', params: { newest: '2.1.1' } }]);
  const [finding] = found('1.0.7', '1.1');
  expect(finding).toMatchObject({ kind: 'pluginNone', page: '/plugins/list/plugin-react' });
  expect(file.text.slice(finding?.start, finding?.end)).toBe('@rsbuild/plugin-react');
});
