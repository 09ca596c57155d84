import { describe, expect, it } from 'vitest';
import { parsePath, resolvePath, stripBasename } from './path.ts';

describe('parsePath', () => {
  it.each([
    ['/a/b', { pathname: '/a/b', search: '', hash: '' }],
    ['/a?x=1#top', { pathname: '/a', search: '?x=1', hash: '#top' }],
    // A question mark in a hash belongs to it.
    ['/a#b?c', { pathname: '/a', search: '', hash: '#b?c' }],
    ['?x=50%25', { pathname: '', search: '?x=50%25', hash: '' }],
    // Lone marks name nothing.
    ['/a?#', { pathname: '/a', search: '', hash: '' }],
    ['', { pathname: '', search: '', hash: '' }],
    // Nothing is decoded: a malformed escape stays as it is.
    ['/a#%zz', { pathname: '/a', search: '', hash: '#%zz' }],
  ])('%s', (text, parts) => {
    expect(parsePath(text)).toEqual(parts);
  });
});

describe('resolvePath', () => {
  it.each([
    ['/b', { pathname: '/b', search: '', hash: '' }],
    // Without a path the reader stays on the page.
    ['#part', { pathname: '/now', search: '', hash: '#part' }],
    [
      { search: '?x', hash: '#y' },
      { pathname: '/now', search: '?x', hash: '#y' },
    ],
    // Browsers read two slashes, of either kind, as the name of a host.
    ['//example.com/x', { pathname: '/example.com/x', search: '', hash: '' }],
    ['/\\example.com', { pathname: '/example.com', search: '', hash: '' }],
  ])('%j', (to, parts) => {
    expect(resolvePath(to, '/now')).toEqual(parts);
  });
});

describe('stripBasename', () => {
  it.each([
    ['/a', '', '/a'],
    ['/docs/a', '/docs', '/a'],
    ['/docs', '/docs', '/'],
    ['/docs/', '/docs', '/'],
    // Another folder with the same beginning.
    ['/docs-old/a', '/docs', '/docs-old/a'],
  ])('%s under %s', (pathname, basename, path) => {
    expect(stripBasename(pathname, basename)).toBe(path);
  });
});
