import { expect, test } from 'vitest';
import { lineAt, parseConfig } from './parse.ts';

// Pasted text that is not a configuration: each gets a clear message with its line.
test.each([
  ['nothing', '', 'empty', 1],
  ['spaces alone', ' \n\n ', 'empty', 1],
  ['a picture', 'GIF89a\n\0\x01\x02', 'binary', 2],
  ['bytes that are no UTF-8', 'export default {\n a: "\ufffd" }', 'binary', 2],
  ['a megabyte', `export default {};\n${'// long\n'.repeat(150_000)}`, 'tooLarge', 1],
  ['a merge conflict', 'export default {\n<<<<<<< HEAD\n  a: 1,\n=======\n', 'conflict', 2],
  ['only the end of a merge conflict', 'export default {\n>>>>>>> main\n};', 'conflict', 2],
  ['a missing bracket', 'export default {\n  output: {\n    minify: true,\n};\n', 'syntax', 4],
  ['a missing comma', 'export default {\n  a: 1\n  b: 2,\n};', 'syntax', 3],
  [
    '10,000 nested brackets',
    `export default\n${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    'depth',
    2,
  ],
  ['10,000 brackets that never close', `x =\n\n${'{a:'.repeat(10_000)}`, 'depth', 3],
])('%s is a problem of its line', (_, text, kind, line) => {
  expect(parseConfig(text)).toMatchObject({ kind, line });
});

test.each([
  ['TypeScript', "export default { a: 'b' as const } satisfies Config;", false],
  ['CommonJS', 'module.exports = { a: 1 };', false],
  ['CommonJS that stops early', 'if (!process.env.CI) return;\nmodule.exports = {};', false],
  ['an object alone', '{ output: { minify: false } }', true],
  ['JSON5', '// comment\n{ output: { minify: false, }, }', true],
  ['JSON', '{ "output": { "minify": false } }', true],
  ['Windows line ends and a byte order mark', '\ufeffexport default {\r\n};\r\n', false],
])('%s is read', (_, text, isFragment) => {
  expect(parseConfig(text)).toMatchObject({ isFragment });
});

test('the line of a problem is said once', () => {
  const problem = parseConfig('export default {\n  a: 1\n  b: 2,\n};');
  expect(problem).toMatchObject({ line: 3, detail: expect.stringMatching(/^[^(\d]+$/) });
});

test('lines count from 1', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\nc', offset))).toEqual([1, 1, 2, 2]);
});
