import { describe, expect, test } from 'vitest';
import { immutable, revalidate } from './constants.mjs';
import { headersFile } from './headersFile.ts';
import { nginxConf } from './nginx.ts';
import type { HostingPolicy } from './policy.ts';
import { redirectsFile } from './redirectsFile.ts';
import { serveJson } from './serveJson.ts';

const policy: HostingPolicy = {
  base: '/',
  origin: 'https://docs.example',
  headers: [
    ['Content-Security-Policy', "default-src 'none'"],
    ['X-Quote', 'a "b" \\'],
  ],
  moves: [{ from: '/config/old', to: '/config/new' }],
  pages: ['/', '/config/', '/config/new'],
  defaultLanguage: 'en',
};
const below: HostingPolicy = { ...policy, base: '/docs/' };

describe('_headers', () => {
  test.each([
    ['at the root', policy, ''],
    ['below a path', below, '/docs'],
  ])('%s: all files, then the hashed ones', (_, given, root) => {
    expect(headersFile(given)).toBe(`${root}/*
  Content-Security-Policy: default-src 'none'
  X-Quote: a "b" \\

${root}/static/*
  Cache-Control: ${immutable}
`);
  });

  // Hosts combine the values of a repeated header, which would change the content security policy.
  test('names no header in two rules', () => {
    const names = [...headersFile(policy).matchAll(/^ {2}([^:]+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('_redirects', () => {
  test.each([
    ['/config/old /config/new 301', policy],
    ['/config/old.html /config/new 301', policy],
    ['/en / 301', policy],
    ['/en/ / 301', policy],
    ['/en/config/ /config/ 301', policy],
    ['/en/config/new /config/new 301', policy],
    ['/docs/en/config/new /docs/config/new 301', below],
    ['/docs/en /docs/ 301', below],
  ])('has %s', (line, given) => {
    expect(redirectsFile(given).split('\n')).toContain(line);
  });

  test('has no placeholder, which could lead off the site', () => {
    expect(redirectsFile(policy)).not.toMatch(/[*:]/);
  });
});

test('hashed files are kept for a year without asking, and all others are asked for', () => {
  expect(immutable).toBe('public, max-age=31536000, immutable');
  expect(revalidate).toBe('public, max-age=0, must-revalidate');
});

describe('serve.json', () => {
  test.each([
    ['at the root', policy, ''],
    ['below a path', below, 'docs/'],
  ])('%s: the same headers and times', (_, given, root) => {
    const { headers, ...rest } = JSON.parse(serveJson(given));
    expect(rest).toMatchObject({ cleanUrls: true, directoryListing: false });
    expect(headers).toEqual([
      {
        source: '**',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'" },
          { key: 'X-Quote', value: 'a "b" \\' },
          { key: 'Cache-Control', value: revalidate },
        ],
      },
      { source: `${root}static/**`, headers: [{ key: 'Cache-Control', value: immutable }] },
    ]);
  });
});

// `npm run test:hosts` tests the directives with nginx itself.
describe('nginx.conf', () => {
  test.each([
    ['URL', policy, 'server_name docs.example;'],
    ['header', policy, `add_header Content-Security-Policy "default-src 'none'" always;`],
    ['quotes', policy, 'add_header X-Quote "a \\"b\\" \\\\" always;'],
    ['hashed files', policy, `~^/static/ "${immutable}";`],
    ['hashed files below a path', below, `~^/docs/static/ "${immutable}";`],
    ['moved page', policy, 'location = /config/old { return 301 /config/new$is_args$args; }'],
    ['moved page below a path', below, 'location = /docs/config/old { return 301 /docs/config/new'],
    ['prefix of the default language', policy, '/en/?$" { return 301 /$is_args$args; }'],
    ['prefix below a path', below, '/docs/en/?$" { return 301 /docs/$is_args$args; }'],
    ['404 page', below, 'error_page 404 /docs/404.html;'],
    ['the folder itself', below, 'location = /docs { return 301 /docs/; }'],
    ['files of hosts', policy, 'location = /_headers { return 404; }'],
    ['redirects of hosts', policy, 'location = /_redirects { return 404; }'],
    ['settings of hosts', policy, 'location = /serve.json { return 404; }'],
    // nginx adds no charset to types that are not listed.
    ['Markdown in UTF-8', policy, ' text/markdown '],
    ['compressed copies', policy, 'gzip_static on;\n    gzip_vary on;'],
  ])('%s', (_, given, line) => {
    expect(nginxConf(given)).toContain(line);
  });

  test('redirects to paths of pages alone: each target begins with a letter or digit', () => {
    const targets = [...nginxConf(policy).matchAll(/location ~ "([^"]+)" \{ return 301 \/\$1/g)];
    expect(targets.length).toBeGreaterThan(2);
    for (const [, source = ''] of targets) {
      for (const path of ['/en//x.example', '/en/\\x.example', '//x.example/index', '/\\x.html']) {
        const target = new RegExp(source).exec(path)?.[1] ?? '';
        expect(target, `${source} on ${path}`).toMatch(/^(?:[A-Za-z0-9]|$)/);
      }
    }
  });
});
