import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inlineScriptHashes.ts';

/**
 * Hash of `a()`, computed with another program: `printf 'a()' | openssl dgst -sha256 -binary |
 * base64`.
 */
const hash = 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';

test.each([
  ['a script', '<script>a()</script>', [hash]],
  ['twice the same', '<script>a()</script><script>a()</script>', [hash]],
  ['a module', '<script type="module">a()</script>', [hash]],
  ['type without quotes', '<script defer type=module>a()</script >', [hash]],
  ['an old type', '<SCRIPT TYPE="text/javascript">a()</SCRIPT>', [hash]],
  ['rules for fetching ahead', '<script type="speculationrules">a()</script>', [hash]],
  ['a file', '<script defer src="/a.js"></script>', []],
  ['data', '<script type="application/ld+json">a()</script>', []],
  ['data for a script', "<script id='x' type='application/json'>a()</script>", []],
  ['code on the page', '<pre>&lt;script&gt;a()&lt;/script&gt;</pre>', []],
  ['another element', '<scripted>a()</scripted>', []],
  ['a name that ends in src', '<script data-src="x">a()</script>', [hash]],
  ['none', '<p></p>', []],
])('%s', (_, html, expected) => {
  expect(inlineScriptHashes(html)).toEqual(expected);
});

test('white space is part of a script', () => {
  expect(inlineScriptHashes('<script>a()</script><script>\na()</script>')).toHaveLength(2);
});
