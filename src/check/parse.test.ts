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
  ['JSON below comments', '/* a {\n */ // b\n\n/* c */ { a: 1 }', true],
  ['an object below a comment of a file', '// {\nexport default {}', false],
  ['TypeScript in an object alone', '{ a: 1 as number }', true],
  ['JSON', '{ "output": { "minify": false } }', true],
  ['Windows line ends and a byte order mark', '\ufeffexport default {\r\n};\r\n', false],
])('%s is read', (_, text, isFragment) => {
  expect(parseConfig(text)).toMatchObject({ isFragment });
});

test('the line of a problem is said once', () => {
  const problem = parseConfig('export default {\n  a: 1\n  b: 2,\n};');
  expect(problem).toMatchObject({ line: 3, detail: expect.stringMatching(/^[^(\d]+$/) });
});

test.each([
  [' ', { kind: 'empty', line: 1, detail: '' }],
  ['\0{}\0', { kind: 'binary', line: 1, detail: '' }],
  ['{\n}\0\n\0', { kind: 'binary', line: 2, detail: '' }],
  [
    `a\n<<<<<<< ${'b'.repeat(40)}`,
    { kind: 'conflict', line: 2, detail: `<<<<<<< ${'b'.repeat(32)}` },
  ],
  ['a\n=======', { kind: 'conflict', line: 2, detail: '=======' }],
  ['['.repeat(401), { kind: 'depth', line: 1, detail: '400' }],
  ['x'.repeat(300_001), { kind: 'tooLarge', line: 1, detail: '300' }],
  [
    `\n${' '.repeat(120)}export default {,}`,
    { kind: 'syntax', line: 2, detail: 'Unexpected token' },
  ],
])('problem %# says where it is, and details', (text, problem) => {
  expect(parseConfig(text)).toEqual(problem);
});

test.each([
  '[](){}'.repeat(401),
  `'${'[({'.repeat(133)}['`,
  '"x <<<<<<< y"',
  '/*\n========\n<<<<<<<x\n*/',
  `"${'x'.repeat(299_998)}"`,
])('text %# only looks like a problem', (text) => {
  const found = parseConfig(text);
  expect('kind' in found && found.kind !== 'syntax' ? found : undefined).toBeUndefined();
});

test('lines count from 1', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\nc', offset))).toEqual([1, 1, 2, 2]);
});
