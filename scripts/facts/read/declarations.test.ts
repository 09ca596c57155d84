import { expect, test } from 'vitest';
import { ts } from './compiler.ts';
import { tagsOf } from './declarations.ts';

/** The tags of a member with a doc comment. */
function tags(comment: string) {
  const code = `interface A {\n/** ${comment} */ b: string }`;
  const [statement] = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022, true).statements;
  const member = statement && ts.isInterfaceDeclaration(statement) && statement.members[0];
  return member && tagsOf(member);
}

test.each([
  ['What it is for.', {}],
  ['@default `true`', { default: '`true`' }],
  ['@defaultValue `true`', { default: '`true`' }],
  ['@deprecated Use `c`.', { deprecated: 'Use `c`.' }],
  ['@deprecated', { deprecated: '' }],
  ['@private', { private: true }],
  ['@internal', { private: true }],
])('%s', (comment, expected) => {
  expect(tags(comment)).toEqual(expected);
});
