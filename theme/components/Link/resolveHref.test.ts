import { expect, test } from 'vitest';
import { resolveHref } from './resolveHref.ts';

const rules = {
  withBase: (path: string) => `/docs${path}`,
  normalize: (path: string) => path.replace('.html', ''),
};

test.each([
  ['#tabs', { kind: 'hash', href: '#tabs' }],
  ['https://example.com', { kind: 'external', href: 'https://example.com' }],
  ['mailto:a@example.com', { kind: 'external', href: 'mailto:a@example.com' }],
  ['//example.com', { kind: 'external', href: '//example.com' }], // protocol-relative
  ['/\\example.com', { kind: 'external', href: '/\\example.com' }], // browsers read it so
  [
    '/config/mode.html?x=1#values',
    {
      kind: 'internal',
      href: '/docs/config/mode?x=1#values',
      to: '/config/mode?x=1#values',
      routePath: '/config/mode',
    },
  ],
  ['/options.json', { kind: 'file', href: '/docs/options.json' }],
  ['/config/mode.md?x=1#a', { kind: 'file', href: '/docs/config/mode.md?x=1#a' }],
  [
    '/guide/v1.0', // a version is no extension
    { kind: 'internal', href: '/docs/guide/v1.0', to: '/guide/v1.0', routePath: '/guide/v1.0' },
  ],
  ['/', { kind: 'internal', href: '/docs/', to: '/', routePath: '/' }],
])('%s', (href, expected) => {
  expect(resolveHref(href, rules)).toEqual(expected);
});
