import { expect, test } from 'vitest';
import {
  breakTags,
  excerpt,
  formatExchanges,
  formatListing,
  formatSize,
  normalizeLog,
  sortLists,
  withoutMachinePaths,
} from '../../scripts/samples/format.ts';
import { findMistake } from '../../scripts/samples/sample.ts';

test.each([
  [0, '0.00 kB'],
  [370, '0.37 kB'],
  // Rounded to the unit with one decimal: a list never contains both "1.00 kB" and "1.0 kB".
  [999, '1.0 kB'],
  [1000, '1.0 kB'],
  [218_249, '218.2 kB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('a listing is sorted, aligned and totalled', () => {
  const files = [
    { path: 'dist/static/js/index.js', size: 12_340 },
    { path: 'dist/index.html', size: 310 },
  ];
  expect(formatListing(files)).toBe(
    'dist/index.html          0.31 kB\n' +
      'dist/static/js/index.js  12.3 kB\n' +
      'total                    12.7 kB\n',
  );
});

test.each([
  // Elements with children are indented further.
  ['<html><body><p>Hi</p></body></html>', '<html>\n  <body>\n    <p>Hi</p>\n  </body>\n</html>\n'],
  // Void elements have no end tag.
  [
    '<head><meta charset="utf-8"><link href="a"></head>',
    '<head>\n  <meta charset="utf-8">\n  <link href="a">\n</head>\n',
  ],
  // Empty elements stay on one line.
  ['<body><div id="root"></div></body>', '<body>\n  <div id="root"></div>\n</body>\n'],
  // Existing lines are kept.
  ['<main>\n<p>a</p>\n</main>', '<main>\n  <p>a</p>\n</main>\n'],
])('%s is broken at its tags', (html, broken) => {
  expect(breakTags(html)).toBe(broken);
});

test.each([
  [undefined, undefined, 'a\nb\nc\nd'],
  ['b', undefined, 'b\nc\nd'],
  [undefined, 'c', 'a\nb\nc\n'],
  ['b', 'c', 'b\nc\n'],
])('an excerpt from %s to %s', (start, end, part) => {
  expect(excerpt('a\nb\nc\nd', start, end)).toBe(part);
});

test('an excerpt whose words are gone fails', () => {
  expect(() => excerpt('a\nb', 'x')).toThrow('no line contains "x"');
  expect(() => excerpt('a\nb', 'b', 'a')).toThrow('from 2 on contains "a"');
});

test('lists of JSON are sorted, keys stay where they are', () => {
  expect(sortLists('{"b":["y","x"],"a":{"c":["2","1"]}}')).toBe(
    '{\n  "b": [\n    "x",\n    "y"\n  ],\n  "a": {\n    "c": [\n      "1",\n      "2"\n    ]\n  }\n}\n',
  );
});

test('a log keeps no time, color or machine path', () => {
  const log =
    '\u001b[32mready\u001b[39m   built in 0.19 s, 0.19s\n\n\n\nerror in /home/me/app/src/index.ts  \n';
  expect(normalizeLog(log, { '/home/me/app': '.' })).toBe(
    'ready   built in … s, … s\n\nerror in ./src/index.ts\n',
  );
});

test.each([
  ['as it is', 'in /home/më/a b/src', 'in ./src'],
  ['in the URL of a file', 'file:///home/m%C3%AB/a%20b/src', 'file://./src'],
  ['in a string of a script', String.raw`"/home/m\xeb/a b/src"`, '"./src"'],
  ['in a query', 'from=%2Fhome%2Fm%C3%AB%2Fa%20b&x', 'from=.&x'],
])('a folder of the machine is replaced %s', (_, text, expected) => {
  expect(withoutMachinePaths(text, { '/home/më/a b': '.' })).toBe(expected);
});

test('exchanges read like HTTP', () => {
  const answer = { method: 'GET', status: 200, statusText: 'OK' };
  expect(
    formatExchanges([
      { ...answer, path: '/', headers: { 'content-type': 'text/html' }, body: undefined },
      { ...answer, path: '/api', headers: {}, body: '{}' },
    ]),
  ).toBe('GET /\n200 OK\ncontent-type: text/html\n\nGET /api\n200 OK\n\n{}\n');
});

const description = { en: 'x', zh: 'y' };

test.each([
  [{ description, runs: [{ name: 'build' }] }, undefined],
  [{ description: { en: 'x' }, runs: [{ name: 'build' }] }, '`zh`'],
  [{ runs: [{ name: 'build' }] }, '`description`'],
  [{ description, runs: [] }, '`runs`'],
  [{ description, runs: [{ name: 'a' }, { name: 'a' }] }, "two runs are named 'a'"],
  // A misspelled key would otherwise record the default unnoticed.
  [{ description, runs: [{ name: 'a', confg: 'b' }] }, "unknown key 'confg'"],
  [{ description, run: [], runs: [{ name: 'a' }] }, "unknown key 'run'"],
  [{ description, runs: [{ name: '../a' }] }, 'letters, digits and dashes'],
])('mistakes in a description: %j', (description, mistake) => {
  const found = findMistake(description as Parameters<typeof findMistake>[0]);
  if (mistake === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(mistake);
});
