import { expect, test } from 'vitest';
import { candidates, fileHeaders } from './siteFiles.mjs';

test.each([
  ['/', ['index.html']],
  ['/zh/', ['zh/index.html', 'zh.html']],
  ['/config/mode', ['config/mode', 'config/mode.html', 'config/mode/index.html']],
  ['/a.js?v=1', ['a.js', 'a.js.html', 'a.js/index.html']], // a query names no file
  ['/%E4%BD%A0', ['你', '你.html', '你/index.html']],
  ['/../secret', ['secret', 'secret.html', 'secret/index.html']], // stays in the folder
  ['/%2e%2e/%2e%2e/secret', ['secret', 'secret.html', 'secret/index.html']],
  ['/%E4%A', []], // malformed
])('%s is looked for as %j', (url, files) => {
  expect(candidates(url)).toEqual(files);
});

test.each([
  ['config/mode.html', 'text/html; charset=utf-8', 'no-cache', true],
  ['static/a.1234.js', 'text/javascript; charset=utf-8', 'max-age=31536000', true],
  ['logo.svg', 'image/svg+xml', 'max-age=31536000', true],
  ['a.woff2', 'font/woff2', 'max-age=31536000', false], // is compressed already
  ['pagefind/a.pf_index', 'application/octet-stream', 'max-age=31536000', false],
])('%s is %s', (file, type, cache, compressed) => {
  const headers = fileHeaders(file);
  expect(headers).toMatchObject({ type, compressed });
  expect(headers.cache).toContain(cache);
});
