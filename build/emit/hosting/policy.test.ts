import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  movesInEveryLanguage,
  pagePath,
  responseHeaders,
} from './policy.ts';

const origin = 'https://docs.example';
const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

describe('contentSecurityPolicy', () => {
  test.each([
    ['nothing but what is named', 'default-src', ["'none'"]],
    ['scripts of the site, and inline ones by hash', 'script-src', ["'self'", "'sha256-a'"]],
    ['styles of the site', 'style-src', ["'self'"]],
    ['small pictures as data', 'img-src', ["'self'", 'data:']],
    ['requests to the site', 'connect-src', ["'self'"]],
    ['the worker of the search', 'worker-src', ["'self'"]],
    ['no plugin', 'object-src', ["'none'"]],
    ['no <base>', 'base-uri', ["'none'"]],
    ['no form', 'form-action', ["'none'"]],
    ['no frame around the site', 'frame-ancestors', ["'none'"]],
  ])('%s', (_, name, expected) => {
    const policy = contentSecurityPolicy({ scriptHashes: ['sha256-a'], origin });
    expect(directives(policy).get(name)).toEqual(expected);
  });

  test.each([
    ['https://search.example/query?site=1', ["'self'", 'https://search.example']],
    [`${origin}/search`, ["'self'"]],
    ['/search', ["'self'"]],
  ])('a search at %s may be asked', (searchEndpoint, expected) => {
    const policy = contentSecurityPolicy({ scriptHashes: [], origin, searchEndpoint });
    expect(directives(policy).get('connect-src')).toEqual(expected);
  });

  test('the whole of it: a source more is a decision, for each kind of file', () => {
    expect(contentSecurityPolicy({ scriptHashes: ['sha256-a', 'sha256-b'], origin })).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; " +
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
    );
  });

  test('an endpoint that is not a URL is an error', () => {
    const input = { scriptHashes: [], origin, searchEndpoint: 'https://' };
    expect(() => contentSecurityPolicy(input)).toThrow(TypeError);
  });
});

describe('responseHeaders', () => {
  const headers = new Map(responseHeaders({ scriptHashes: [], origin }));

  test.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Access-Control-Allow-Origin', '*'],
    ['Strict-Transport-Security', 'max-age=63072000'],
  ])('%s: %s', (name, value) => {
    expect(headers.get(name)).toBe(value);
  });

  test('let pages ask the search, where a server does it', () => {
    const searchEndpoint = 'https://search.example/query';
    const input = { scriptHashes: ['sha256-a'], origin, searchEndpoint };
    const policy = new Map(responseHeaders(input)).get('Content-Security-Policy') ?? '';
    expect(directives(policy).get('connect-src')).toContain('https://search.example');
    expect(directives(policy).get('script-src')).toContain("'sha256-a'");
  });

  test('refuse what no page uses, and leave the clipboard', () => {
    const features = headers.get('Permissions-Policy')?.split(', ') ?? [];
    expect(features.every((feature) => /^[a-z-]+=\(\)$/.test(feature))).toBe(true);
    expect(features).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
    );
    expect(features.join()).not.toContain('clipboard');
  });

  test.each([
    ['https://docs.example', true],
    ['http://docs.example', false], // readers could not come back
  ])('%s insists on secure connections: %s', (origin, insists) => {
    const names = responseHeaders({ scriptHashes: [], origin }).map(([name]) => name);
    expect(names.includes('Strict-Transport-Security')).toBe(insists);
  });
});

test('a page that moved did so in every language', () => {
  expect(movesInEveryLanguage([{ from: '/a', to: '/b' }], ['en', 'zh'])).toEqual([
    { from: '/a', to: '/b' },
    { from: '/zh/a', to: '/zh/b' },
  ]);
});

test.each([
  ['index.html', '/'],
  ['config/index.html', '/config/'],
  ['config/mode.html', '/config/mode'],
  ['guide/reindex.html', '/guide/reindex'],
])('%s is %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
});
