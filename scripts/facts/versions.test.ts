import { describe, expect, it } from 'vitest';
import { minorOf, pickVersions } from './versions.ts';

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
