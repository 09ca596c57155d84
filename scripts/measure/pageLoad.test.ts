import { expect, test } from 'vitest';
import { weigh } from './pageLoad.mjs';

test('transfers are summed by kind; what the page carries in itself is none', () => {
  const transfers = [
    { mimeType: 'text/html', url: 'http://localhost/', bytes: 10 },
    { mimeType: 'text/javascript', url: 'http://localhost/a.js', bytes: 200 },
    { mimeType: 'application/javascript', url: 'http://localhost/b.js', bytes: 300 },
    { mimeType: 'text/css', url: 'http://localhost/a.css', bytes: 40 },
    { mimeType: 'image/svg+xml', url: 'http://localhost/a.svg', bytes: 5 },
    { mimeType: 'image/svg+xml', url: 'data:image/svg+xml,x', bytes: 1000 },
    { mimeType: '', url: 'http://localhost/b', bytes: 7 },
  ];
  expect(weigh(transfers)).toEqual({ html: 10, js: 500, css: 40, total: 562, requests: 6 });
});
