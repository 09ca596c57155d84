import { describe, expect, test } from 'vitest';
import {
  decodableTwice,
  decodeSafely,
  escapeStrayPercents,
  samePathOnOrigin,
  singleSlashes,
} from './url.ts';

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

describe('decodableTwice', () => {
  test.each([
    ['/config/mode', '/config/mode'],
    ['/%E4%B8%AD', '/%E4%B8%AD'],
    ['/%25E4%25B8%25AD', '/%25E4%25B8%25AD'], // encoded twice already
    ['/50%25', '/50%2525'],
    ['/50%', '/50%2525'],
    ['/%25zz/%2541', '/%2525zz/%252541'],
  ])('%s becomes %s', (path, expected) => {
    expect(decodableTwice(path)).toBe(expected);
    expect(() => decodeURIComponent(decodeURIComponent(expected))).not.toThrow();
  });
});

describe('singleSlashes', () => {
  test.each([
    ['/config/mode', '/config/mode'],
    ['//config///mode//', '/config/mode/'],
    ['/\\config\\mode', '/config/mode'],
    ['/%2F%2Fconfig', '/%2F%2Fconfig'], // encoded slashes are characters of a name
  ])('%j becomes %j', (path, expected) => {
    expect(singleSlashes(path)).toBe(expected);
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
