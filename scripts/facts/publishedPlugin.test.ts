import { describe, expect, it } from 'vitest';
import { publishedPlugin } from './publishedPlugin.ts';

/** Sorted by name, as registries do, not by version. */
const releases = [
  { version: '0.9.0', range: '0.x || 1.x || 2.x' },
  { version: '1.0.0', range: '1.x' },
  { version: '1.10.0', range: '1.x || ^2.0.0-0' },
  { version: '1.2.0', range: '1.x' },
  { version: '1.3.0', range: '1.x || ^2.0.0-0' },
  { version: '2.0.0', range: '^2.0.0-0' },
  { version: '2.1.0-beta.1', range: '^2.0.0-0' },
  { version: '2.1.0', range: '>=2.1' },
  { version: '2.2.0', range: null },
  { version: '2.3.0-beta.0', range: '>=2.0' },
];

describe('the newest release', () => {
  it.each<[wanted: string, newest: string | null, why: string]>([
    ['2.3.1', '2.1.0', 'neither one without a range nor a prerelease'],
    ['2.0.5', '2.0.0', 'the one after it wants 2.1'],
    ['1.7.3', '1.10.0', 'by version, not by letters'],
    ['0.7.0', null, 'a release before 1.0 would do'],
  ])('for %s is %s: %s', (wanted, newest) => {
    expect(publishedPlugin(releases).newestFor(wanted)).toBe(newest);
  });

  it.each([
    ['1.0.19', '1.2.0', 'the last before the one that fails'],
    ['1.1.0', '1.10.0', 'which fails with 1.0 alone'],
  ])('for %s is %s where 1.3.0 fails with 1.0: %s', (wanted, newest) => {
    expect(publishedPlugin(releases, '1.3.0').newestFor(wanted)).toBe(newest);
  });
});

it('the first release with each range is named, in the order of versions', () => {
  expect(publishedPlugin(releases).ranges.map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.3.0',
    '2.0.0',
    '2.1.0',
    '2.2.0',
  ]);
});

it.each([
  ['1.10.0', '1', 'the newest of its major'],
  ['1.3.0', '1.3.0', 'a newer one would be installed'],
  ['2.2.0', '2', 'a prerelease after it is no newer release'],
])('%s is installed by @%s: %s', (version, tag) => {
  expect(publishedPlugin(releases).installTag(version)).toBe(tag);
});
