/** Helpers for syntax trees that do not evaluate anything. */
import type * as B from '@babel/types';

export type Node = B.Node | null | undefined;

/** Names declared in a file, with their values. */
export type Scope = ReadonlyMap<string, B.Node>;

/** The expressions that a module exports as its configuration. */
export function exportsOf(body: readonly B.Statement[]): B.Node[] {
  const found = body.flatMap((statement): B.Node[] => {
    if (statement.type === 'ExportDefaultDeclaration') return [statement.declaration];
    if (statement.type === 'TSExportAssignment') return [statement.expression];
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression') return [];
    return /^(?:module\.)?exports(?:\.default)?$/.test(dotted(expression.left))
      ? [expression.right]
      : [];
  });
  if (found.length > 0) return found;
  // A fragment that was pasted without its export statement.
  return body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' &&
    /^(?:Call|Object)Expression$/.test(statement.expression.type)
      ? [statement.expression]
      : [],
  );
}

/** `module.exports.default` as a string; empty for other expressions. */
export function dotted(node: Node): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return node.computed ? '' : `${dotted(node.object)}.${node.property.name}`;
}

/** The statements inside a statement, as one list for each branch. */
export function blocksOf(statement: B.Statement): B.Statement[][] {
  const block = (one: B.Statement | null | undefined) =>
    one ? [one.type === 'BlockStatement' ? one.body : [one]] : [];
  switch (statement.type) {
    case 'BlockStatement':
      return [statement.body];
    case 'IfStatement':
      return [...block(statement.consequent), ...block(statement.alternate)];
    case 'SwitchStatement':
      return statement.cases.map(({ consequent }) => consequent);
    case 'TryStatement':
      return [statement.block, statement.handler?.body, statement.finalizer].flatMap(block);
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
      return block(statement.body);
    default:
      return [];
  }
}

/** The target of an assignment, of `Object.assign`, or of a method such as `push`. */
export function changedBy(expression: B.Expression): Node {
  if (expression.type === 'AssignmentExpression') return expression.left;
  if (expression.type === 'LogicalExpression') return changedBy(expression.right);
  if (!/^(?:Optional)?CallExpression$/.test(expression.type)) return undefined;
  const { callee, arguments: given } = expression as B.CallExpression | B.OptionalCallExpression;
  if (dotted(callee) === 'Object.assign') return given[0];
  if (!/^(?:Optional)?MemberExpression$/.test(callee.type)) return undefined;
  const { object, property } = callee as B.MemberExpression | B.OptionalMemberExpression;
  return /^(?:push|unshift|splice)$/.test(dotted(property)) ? object : undefined;
}

/** The name that a chain of members starts with: `config` of `config.output['minify']`. */
export function firstName(node: Node): string {
  const one = bare(node);
  if (one?.type === 'Identifier') return one.name;
  if (!/^(?:Optional)?MemberExpression$/.test(one?.type ?? '')) return '';
  return firstName((one as B.MemberExpression | B.OptionalMemberExpression).object);
}

/** Names that statements declare as constants, added to those of the outer scope. */
export function namesOf(body: readonly B.Statement[], outer: Scope): Scope {
  const names = new Map(outer);
  for (const statement of body) {
    const inner = /^Export(?:Named|Default)Declaration$/.test(statement.type)
      ? (statement as B.ExportNamedDeclaration).declaration
      : statement;
    if (inner?.type === 'FunctionDeclaration' && inner.id) names.set(inner.id.name, inner);
    if (inner?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of inner.declarations) {
      if (id.type !== 'Identifier') continue;
      if (inner.kind === 'const' && init) names.set(id.name, init);
      else names.delete(id.name);
    }
  }
  return names;
}

/** Unwraps an expression from TypeScript syntax and `await`. */
export function bare(node: Node): Node {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    case 'AwaitExpression':
      return bare(node.argument);
    default:
      return node;
  }
}
