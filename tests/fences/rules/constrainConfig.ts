import { type TypeScript, ts } from '../../../scripts/samples/typescript.ts';

/**
 * Makes TypeScript check a configuration without a type: exported without `defineConfig`, or
 * assigned to a variable before it is passed on. Adds `satisfies` on the same line.
 *
 * @param path Name of the file, whose extension determines the language.
 * @param code The configuration.
 * @returns The same number of lines as `code`.
 */
export function constrainConfig(path: string, code: string): string {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
  const targets = new Set<TypeScript.Expression>();
  for (const statement of source.statements) {
    const exported = exportedExpression(statement);
    for (const expression of exported ? configsOf(exported, source) : []) targets.add(expression);
  }
  const javascript = /\.[cm]?js$/.test(path);
  let result = code;
  for (const { pos, end } of [...targets].sort((a, b) => b.pos - a.pos)) {
    // Leading white space and comments stay outside the parentheses.
    const start =
      pos + (/^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*/.exec(code.slice(pos, end))?.[0].length ?? 0);
    const expression = code.slice(start, end);
    result =
      result.slice(0, start) +
      (javascript
        ? `/** @satisfies {RsbuildConfigSample} */ (${expression})`
        : `((${expression}) satisfies RsbuildConfigSample)`) +
      result.slice(end);
  }
  return result;
}

/** The expression exported by `export default …` or `module.exports = …`. */
function exportedExpression(statement: TypeScript.Statement): TypeScript.Expression | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return;
  const { left, right } = statement.expression;
  return left.getText() === 'module.exports' ? right : undefined;
}

/** Object literals and functions in an exported expression that have no type annotation. */
function configsOf(
  expression: TypeScript.Expression,
  source: TypeScript.SourceFile,
): TypeScript.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return configsOf(expression.expression, source);
  if (
    ts.isObjectLiteralExpression(expression) ||
    ts.isArrowFunction(expression) ||
    ts.isFunctionExpression(expression)
  ) {
    return [expression];
  }
  if (ts.isCallExpression(expression)) {
    const callee = expression.expression.getText(source);
    if (callee !== 'defineConfig' && callee !== 'mergeRsbuildConfig') return [];
    // Arguments of the call are checked against its parameter; variables are not.
    return expression.arguments.flatMap((argument) =>
      ts.isIdentifier(argument) ? configsOf(argument, source) : [],
    );
  }
  if (!ts.isIdentifier(expression)) return [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      if (!type && initializer && name.getText(source) === expression.text) {
        return configsOf(initializer, source);
      }
    }
  }
  return [];
}
