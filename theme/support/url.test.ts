import { describe, expect, test } from 'vitest';
import { decodeSafely, escapeStrayPercents, samePathOnOrigin } from './url.ts';

describe('decodeSafely', () => {
  test.each([
    ['%E4%B8%AD', '中'],
    ['50%25', '50%'],
    ['%zz', '%zz'], // invalid: kept, not thrown
    ['%E4%B8', '%E4%B8'], // half a character
  ])('%s becomes %s', (text, expected) => {
    expect(decodeSafely(text)).toBe(expected);
  });
});

describe('escapeStrayPercents', () => {
  test.each([
    ['?x=50%25', '?x=50%25'], // valid: untouched
    ['?x=50%', '?x=50%25'],
    ['#%zz', '#%25zz'],
    ['/%E4%B8%AD', '/%E4%B8%AD'],
    ['/%E4%B8', '/%25E4%25B8'], // half a character
    ['/plain', '/plain'],
  ])('%s becomes %s', (text, expected) => {
    expect(escapeStrayPercents(text)).toBe(expected);
    expect(() => decodeURIComponent(expected)).not.toThrow();
  });
});

describe('samePathOnOrigin', () => {
  test.each([
    ['/guide', '/guide'],
    ['//example.com/x', '/example.com/x'],
    ['/\\example.com', '/example.com'],
    ['///\\/x', '/x'],
    ['/%2F%2Fexample.com', '/%2F%2Fexample.com'], // encoded slashes never name a host
    ['', '/'],
  ])('%j becomes %j', (path, expected) => {
    expect(samePathOnOrigin(path)).toBe(expected);
    expect(new URL(expected, 'https://docs.test').origin).toBe('https://docs.test');
  });
});
