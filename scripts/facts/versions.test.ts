import { describe, expect, it } from 'vitest';
import { accepts, compareVersions, minorOf, parseVersion, pickVersions } from './versions.ts';

describe('parseVersion', () => {
  it.each([
    ['1.4.16', [1, 4, 16]],
    ['2.0.0-beta.1', null],
  ])('%s', (version, numbers) => {
    expect(parseVersion(version)).toEqual(numbers);
  });
});

describe('compareVersions', () => {
  it('orders by number, not by text', () => {
    expect(['1.10.0', '1.9.2', '1.9.10'].sort(compareVersions)).toEqual([
      '1.9.2',
      '1.9.10',
      '1.10.0',
    ]);
  });
});

describe('pickVersions', () => {
  it.each([
    ['the first and the last of a line', ['1.0.1', '1.0.3', '1.0.12'], ['1.0.1', '1.0.12']],
    ['a line with one version once', ['2.3.2'], ['2.3.2']],
    ['no prerelease, nothing before 1.0', ['0.7.10', '1.0.1', '1.1.0-rc.0'], ['1.0.1']],
    ['lines in order', ['2.0.0', '1.9.0', '1.10.0'], ['1.9.0', '1.10.0', '2.0.0']],
  ])('%s', (_, published, picked) => {
    expect(pickVersions(published)).toEqual(picked);
  });
  it('skips what carries nothing to read', () => {
    expect(pickVersions(['1.0.0', '1.0.1', '1.0.2'], ['1.0.0'])).toEqual(['1.0.1', '1.0.2']);
  });
});

describe('minorOf', () => {
  it('drops the patch', () => expect(minorOf('1.10.3')).toBe('1.10'));
});

describe('accepts', () => {
  it.each([
    ['^1.3.0 || ^2.0.0-0', '1.7.6', true],
    ['^1.3.0 || ^2.0.0-0', '1.2.9', false],
    ['^2.0.0-0', '1.7.6', false],
    ['^2.0.0', '2.3.2', true],
    ['1.x', '1.7.6', true],
    ['1.x', '2.0.0', false],
    ['~1.7.0', '1.8.0', false],
    ['>=1.0.0', '2.3.2', true],
    ['1.7.6', '1.7.5', false],
    ['*', '2.3.2', true],
    ['', '1.7.6', false],
  ])('%s takes %s: %s', (range, version, expected) => {
    expect(accepts(range, version)).toBe(expected);
  });
  it('refuses a form it does not know', () => {
    expect(() => accepts('latest', '1.0.0')).toThrow('latest');
  });
});
