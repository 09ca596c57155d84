import { describe, expect, it } from 'vitest';
import { declaredDefault, evaluable } from './declared.ts';

describe('declaredDefault', () => {
  const both = (code: string) => ({ development: code, production: code });
  it.each([
    ["'/rsbuild-hmr'", both("'/rsbuild-hmr'")],
    ['`server.base`', both('server.base')],
    ['{ imports: true, entries: false }', both('{ imports: true, entries: false }')],
    ['```js\nconst defaults = { a: 1 };\n```\nwhere `a` is', both('{ a: 1 }')],
    [
      "- dev: '[name].js'\n- prod: '[name].[hash].js'",
      {
        development: "'[name].js'",
        production: "'[name].[hash].js'",
      },
    ],
    [
      '- 1 (fastest) for dev server\n- 6 for preview server',
      {
        development: '1',
        production: '6',
      },
    ],
    // Two words that are an expression.
    ['new URL(base)', both('new URL(base)')],
    ['typeof name', both('typeof name')],
    ['async name => name', both('async name => name')],
    // Sentences are not code, even if they can be parsed.
    ['A built-in HTML template', undefined],
    ['true when using the CLI, otherwise false', undefined],
    ["'defer'. If `output.module` is enabled, always 'module'.", undefined],
    ['inherit from `tools`', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j', (text, expected) => {
    expect(declaredDefault(text)).toEqual(expected);
  });
});

describe('evaluable', () => {
  it.each([
    ["'a'", 'development', "('a')"],
    ["isProd ? 'a' : 'b'", 'production', "(true ? 'a' : 'b')"],
    ['location.port', 'development', undefined],
    ['undefined', 'development', '(undefined)'],
  ])('%s in %s', (code, mode, expected) => {
    expect(evaluable(code, mode)?.replace(/\s+/g, ' ')).toBe(expected);
  });
  it('may use exports of the tool', () => {
    expect(evaluable('{ origin: allowed }', 'development', ['allowed'])).toBeDefined();
  });
});
