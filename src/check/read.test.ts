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
    'changes afterwards, under conditions and by calls',
    'const config = { a: 1, plugins: [] };\nif (x) config.b = 2;\nelse {\n config.c = 3 }\ny && config.plugins.push(z);\nObject.assign(config, { d: 4 });\nfor (const one of many) config.plugins.unshift(one);\nconfig.plugins.map(x); log(config); other.push(1); Object.assign({}, config);\nexport default config;',
    [{ a: 1, plugins: [] }],
    [
      'assignment 2 config.b',
      'assignment 4 config.c',
      'assignment 5 config.plugins',
      'assignment 6 config',
      'assignment 7 config.plugins',
    ],
  ],
  [
    'changes of what a function of the tool returned, in other spellings',
    "const config = defineConfig({ a: 1 });\nconfig['b'] = 2;\nconfig.c!.push(3);\nconfig.d?.push(4);\nconfig?.e.splice(5);\nread().f = 6; own().push(7); push(8); const own = load(); own.g = 9;\nexport default config;",
    [{ a: 1 }],
    [
      "assignment 2 config['b']",
      'assignment 3 config.c!',
      'assignment 4 config.d',
      'assignment 5 config?.e',
    ],
  ],
  [
    'changes inside the function of a configuration',
    'export default () => {\n const config = { a: 1 };\n try { config.b = 2 } catch {\n config.c = 3 } finally {\n config.d = 4 }\n switch (x) {\n case 1: config.e = 5 }\n while (y)\n config.f = 6;\n return config;\n}',
    [{ a: 1 }],
    [
      'branches 6 x',
      'assignment 3 config.b',
      'assignment 4 config.c',
      'assignment 5 config.d',
      'assignment 7 config.e',
      'assignment 9 config.f',
    ],
  ],
  [
    'what a function of the tool is given',
    "import shared from './shared';\nexport default defineConfig(\nshared.base);\ndefineConfig(); other(1)",
    [],
    ['value 3 shared.base'],
  ],
  [
    'one of two configurations',
    'export default merge(x && { a: 1 },\nown ?? { a: 2 });',
    [{ a: 1 }, { a: 2 }],
    ['branches 1 x', 'value 2 own'],
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
  [
    'a condition around all',
    'export default prod ? { a: 1 } : { a: 2 }',
    [{ a: 1 }, { a: 2 }],
    ['branches 1 prod'],
  ],
  [
    'a value with another before it',
    'export default base || { a: 1 }',
    [{ a: 1 }],
    ['value 1 base'],
  ],
  ['a list of configurations', 'export default [{ a: 1 }, , { b: 2 }]', [{ a: 1 }, { b: 2 }], []],
  ['text', "export default 'x'", [], ["value 1 'x'"]],
  ['a name that is nowhere', 'export default config', [], ['value 1 config']],
  ['a function that is called at once', 'export default (() => ({ a: 1 }))()', [{ a: 1 }], []],
  ['a function expression', 'export default function () { return { a: 1 } }', [{ a: 1 }], []],
  ['a class', 'export default class {}', [], ['value 1 class {}']],
  ['another file', "module.exports = require('./a')", [], ["import 1 require('./a')"]],
  [
    'returns inside of statements',
    'export default () => {\n try { return { a: 1 } } catch {}\n { return { a: 2 } }\n switch (x) { case 1: return { a: 3 }; default: return { a: 4 } }\n if (y) return { a: 5 };\n const later = { a: 6 };\n later.b = 1;\n return later;\n}',
    [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }, { a: 5 }, { a: 6 }],
    ['branches 4 x', 'branches 5 y', 'assignment 7 later.b'],
  ],
  ['an export in TypeScript', 'export = { a: 1 }', [{ a: 1 }], []],
  [
    'an export of CommonJS, and another',
    'module.exports = { a: 1 }; module.exports.b = 1; moduleXexports = 2; exports = {};',
    [{ a: 1 }, {}],
    ['assignment 1 module.exports.b'],
  ],
  [
    'calls without an export',
    "import x from 'x';\ndefineConfig({ a: 1 });\nnew Y(); z;",
    [{ a: 1 }],
    [],
  ],
  [
    'signs',
    "export default { a: +1, b: -x, c: !x, d: typeof 'a', e: -'2', f: !'', g: null, h: true }",
    [
      {
        a: '<unknown>',
        b: '<unknown>',
        c: '<unknown>',
        d: '<unknown>',
        e: -2,
        f: true,
        g: null,
        h: true,
      },
    ],
    [],
  ],
  [
    'what a run has to find out',
    "export default { a: process.env.A, b: f(), c: [].map(g), d: x[0].filter(y), e: [1].concat(2), f: [2].flat(), g: [3]['filter'](h), h: 1 + 1 }",
    [
      {
        a: '<unknown>',
        b: '<unknown>',
        c: '<unknown>',
        d: '<unknown>',
        e: [1],
        f: [2],
        g: '<unknown>',
        h: '<unknown>',
      },
    ],
    [],
  ],
  [
    'functions',
    'function f() {}\nexport default { a: f, b: () => 1, c() {}, get d() { return 1 }, e: function () {}, f: /x/, g: async () => {}, h: class {} }',
    [
      {
        a: '<function>',
        b: '<function>',
        c: '<function>',
        d: '<unknown>',
        e: '<function>',
        f: '<regexp>',
        g: '<function>',
        h: '<unknown>',
      },
    ],
    [],
  ],
  [
    'holes, and lists that are unknown',
    'export default { a: [1, , ...x, ...(y ? [2] : [3]), ...[]] }',
    [{ a: [1, '<unknown>', 2, 3] }],
    ['branches 1 y'],
  ],
  [
    'keys of all kinds',
    "export default { 1: 1, 'a-b': 2, ['c']: 3, [4]: 4, [`d`]: 5, [x ? 'e' : 'f']: 6, 5n: 7 }",
    [{ '1': 1, '4': 4, '5': 7, 'a-b': 2, c: 3, d: 5 }],
    ['branches 1 x', "computed 1 x ? 'e' : 'f'"],
  ],
  [
    'a spread of one of two',
    'export default { ...(x ? { a: 1 } : { b: 2 }), ...undefined, ...null, ...(y || { c: 1 }), ...{ [z()]: 1 } }',
    [{ a: 1, b: 2, c: 1 }],
    ['branches 1 x', 'spread 1 ...(y || { c: 1 })', 'computed 1 z()'],
  ],
  [
    'two remarks of a line',
    'export default { [a()]: 1, [b()]: 2, ...c,\n [d()]: 3 }',
    [{}],
    ['computed 1 a()', 'spread 1 ...c', 'computed 2 d()'],
  ],
  [
    'constants that are each other',
    'const a = b, b = a;\nexport default { c: a, d: b }',
    [{ c: '<unknown>', d: '<unknown>' }],
    [],
  ],
  ['a configuration that is itself', 'const a = a;\nexport default a', [], []],
  [
    'used twice',
    'const a = { x: 1 };\nexport default { b: a, c: [a, a] }',
    [{ b: { x: 1 }, c: [{ x: 1 }, { x: 1 }] }],
    [],
  ],
  ['exported twice', 'const a = { x: 1 };\nexport default [a, a]', [{ x: 1 }, { x: 1 }], []],
  [
    'functions that merge',
    'export default Object.assign({}, { a: 1 }, base)',
    [{}, { a: 1 }],
    ['value 1 base'],
  ],
  [
    'functions that wrap',
    "const c = { a: 1 };\nexport default withs.X(c, d, [{ b: 2 }], () => ({ e: 1 }), x ? { f: 1 } : { g: 1 }, 'y', inner({ h: 1 }), function () { return { i: 1 } })",
    [{ a: 1 }, { b: 2 }, { e: 1 }, { f: 1 }, { g: 1 }, { h: 1 }, { i: 1 }],
    ['call 2 withs.X', 'branches 2 x'],
  ],
  [
    'own function with arguments',
    'const make = (o) => ({ a: 1 });\nexport default make({ b: 2 })',
    [{ a: 1 }, { b: 2 }],
    [],
  ],
  [
    'own constant called',
    'const make = x;\nexport default make({ b: 2 })',
    [{ b: 2 }],
    ['call 2 make'],
  ],
  [
    'logical values',
    'export default { a: x ?? 1, b: x && y && 2, c: 1 || 2 }',
    [{ a: { either: ['<unknown>', 1] }, b: { either: [2, undefined] }, c: { either: [1, 2] } }],
    ['branches 1 x && y'],
  ],
  [
    'an export by name, and assignments to others',
    'exports.default = { a: 1 }; exports.b = 1; other.c = 2; d = 3; e();',
    [{ a: 1 }],
    ['assignment 1 exports.b'],
  ],
  ['what is awaited', 'export default await load({ a: 1 })', [{ a: 1 }], ['call 1 load']],
  [
    'templates',
    'export default { a: `x`, b: ``, c: tag`x` }',
    [{ a: 'x', b: '', c: '<unknown>' }],
    [],
  ],
  [
    'conditions one after another',
    'export default () => {\n  if (a) { return { a: 1 } }\n  else if (b) return { a: 2 };\n  return;\n}',
    [{ a: 1 }, { a: 2 }],
    ['branches 2 a', 'branches 3 b'],
  ],
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

test('a remark shows code on one line, and of long code only the beginning', () => {
  const [name, longer] = ['a'.repeat(58), 'a'.repeat(59)];
  const { remarks } = read(`export default {\n  [${name}()]: 1,\n  [${longer}(\n)]: 2,\n};`);
  expect(remarks).toEqual([`computed 2 ${name}()`, `computed 3 ${longer.slice(0, 57)}…`]);
});

test.each<[string, string[]]>([
  ["import a, { b as c } from 'x'; import * as d from 'y'; import 'z';", ['a x', 'c x', 'd y']],
  [
    "const a = require('x'), { b, c: d, ...e } = require( \"y\" ), f = require('z').g, h = other('i'), { j: { k } } = require('l'), [m] = require('n');",
    ['a x', 'b y', 'd y', 'e y', 'f z'],
  ],
  ["export default () => { const a = require('x'); return {}; }", ['a x']],
])('%s imports %j', (text, imports) => {
  const found = readConfig(parseConfig(text) as Program).imports;
  expect([...found].map((one) => one.join(' '))).toEqual(imports);
});

test('where settings are, and which of them depend on a condition', () => {
  const text =
    'const more = { b: 1 };\nexport default { a: 1, ...more, ...(x && { c: 1, ...{ d: 1 } }), ...{ e: 1, ...f } };';
  const [root] = readConfig(parseConfig(text) as Program).roots;
  expect(root?.isOpen).toBe(true);
  expect(
    root?.entries.map(({ key, node, owner, isConditional }) => [
      text.slice(node.start ?? 0, node.end ?? 0),
      owner.start === root.node.start,
      isConditional,
      key,
    ]),
  ).toEqual([
    ['a: 1', true, false, 'a'],
    ['b: 1', false, false, 'b'],
    ['c: 1', false, true, 'c'],
    ['d: 1', false, true, 'd'],
    ['e: 1', false, false, 'e'],
  ]);
  expect(
    readConfig(parseConfig('export default { a: 1, ...{ b: 2 } }') as Program).roots[0]?.isOpen,
  ).toBe(false);
});

test('a setting on a condition stays so if its object is spread', () => {
  const text = 'const base = { a: 1, ...(x && { b: 1 }) };\nexport default { ...base };';
  const [root] = readConfig(parseConfig(text) as Program).roots;
  expect(root?.entries.map(({ key, isConditional }) => [key, isConditional])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
