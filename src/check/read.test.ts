import { expect, test } from 'vitest';
import { type Program, parseConfig } from './parse.ts';
import { choicesOf, readConfig } from './read.ts';
import type { Value } from './types.ts';

/** A value in the notation of the tests: literals as they are, unknown values by kind. */
function plain(value: Value): unknown {
  const choices = choicesOf(value);
  if (choices.length > 1) return { either: choices.map(plain) };
  if (value.kind === 'literal') return value.value;
  if (value.kind === 'array') return value.items.map(plain);
  if (value.kind !== 'object') return `<${value.kind}>`;
  return Object.fromEntries(value.entries.map((entry) => [entry.key, plain(entry.value)]));
}

function read(text: string) {
  const { roots, remarks } = readConfig(parseConfig(text) as Program);
  return {
    roots: roots.map(plain),
    remarks: remarks.map(({ kind, line, code }) => `${kind} ${line} ${code}`),
  };
}

test.each<[string, string, unknown[], string[]]>([
  ['an object', 'export default { a: 1 }', [{ a: 1 }], []],
  ['defineConfig', "export default defineConfig({ a: 'x' })", [{ a: 'x' }], []],
  ['a function', 'export default defineConfig(() => ({ a: 1 }))', [{ a: 1 }], []],
  ['an async function', 'export default async () => { return { a: 1 } }', [{ a: 1 }], []],
  [
    'a function with several ways out',
    'export default ({ command }) => {\n if (command) { return { a: 1 } } else return { a: 2 };\n}',
    [{ a: 1 }, { a: 2 }],
    ['branches 2 command'],
  ],
  ['a constant', 'const config = { a: 1 };\nexport default config;', [{ a: 1 }], []],
  [
    'a named function',
    'function make() { return { a: 1 } }\nexport default make();',
    [{ a: 1 }],
    [],
  ],
  ['types around it', 'export default (<C>{ a: 1 as number }) satisfies C', [{ a: 1 }], []],
  ['CommonJS', 'module.exports = { a: 1 }', [{ a: 1 }], []],
  ['a merge', 'export default mergeRsbuildConfig({ a: 1 }, { b: 2 })', [{ a: 1 }, { b: 2 }], []],
  [
    'a merge with an import',
    "import base from './base';\nexport default mergeRsbuildConfig(base, { b: 2 })",
    [{ b: 2 }],
    ['import 2 base'],
  ],
  [
    'a function that wraps it',
    "import { withX } from 'x';\nexport default withX({ a: 1 })",
    [{ a: 1 }],
    ['call 2 withX'],
  ],
  [
    'a condition',
    'export default { a: isProd ? 1 : 2 }',
    [{ a: { either: [1, 2] } }],
    ['branches 1 isProd'],
  ],
  [
    'a spread constant',
    'const base = { a: 1 };\nexport default { ...base, b: 2 }',
    [{ a: 1, b: 2 }],
    [],
  ],
  [
    'a spread under a condition',
    'export default { ...(isProd && { a: 1 }) }',
    [{ a: 1 }],
    ['branches 1 isProd'],
  ],
  [
    'a spread of an import',
    "import { base } from './base';\nexport default { ...base }",
    [{}],
    ['spread 2 ...base'],
  ],
  ['a negative number', 'export default { a: -1, b: !0 }', [{ a: -1, b: true }], []],
  ['what is not set', 'export default { a: void 0, b: undefined }', [{ a: undefined }], []],
  [
    'a template with a value',
    'export default { a: `$' + '{x}.js`, b: `c` }',
    [{ a: '<unknown>', b: 'c' }],
    [],
  ],
  [
    'a value with another in its place',
    "export default { a: x || 'b' }",
    [{ a: { either: ['<unknown>', 'b'] } }],
    [],
  ],
  ['a spread list', 'const more = [2];\nexport default { a: [1, ...more] }', [{ a: [1, 2] }], []],
  ['a constant as key', "const key = 'a';\nexport default { [key]: 1 }", [{ a: 1 }], []],
  ['a computed key', 'export default { [key()]: 1 }', [{}], ['computed 1 key()']],
  ['__proto__ as key', 'export default { __proto__: { a: 1 } }', [{ __proto__x: 1 }].slice(1), []],
  [
    'an assignment afterwards',
    'const config = { a: 1 };\nconfig.b = 2;\nexport default config;',
    [{ a: 1 }],
    ['assignment 2 config.b'],
  ],
  [
    'a constant that leads back to itself',
    'const a = { b: a };\nexport default a',
    [{ b: '<unknown>' }],
    [],
  ],
  [
    'a filtered list',
    'export default { a: [1, x && 2].filter(Boolean) }',
    [{ a: [1, { either: [2, undefined] }] }],
    ['branches 1 x'],
  ],
  ['an object alone', '{ a: 1 }', [{ a: 1 }], ['fragment 1 { a: 1 }']],
  ['nothing that is exported', 'const a = 1;', [], []],
])('reads %s', (name, text, roots, remarks) => {
  const found = read(text);
  // `__proto__` in a literal is a key like any other.
  if (name === '__proto__ as key') {
    const [root] = readConfig(parseConfig(text) as Program).roots;
    expect(root?.entries.map(({ key }) => key)).toEqual(['__proto__']);
    return;
  }
  expect(found).toEqual({ roots, remarks });
});
