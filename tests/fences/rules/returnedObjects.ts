import { type TypeScript, ts } from '../../../scripts/samples/typescript.ts';

interface Located {
  node: TypeScript.Node;
  message: string;
}

/**
 * Finds unknown keys in objects returned from callbacks. TypeScript checks an object literal
 * against a declared return type, but not against a contextual one, so `defineConfig(() => ({
 * sever: {} }))` is not reported.
 */
export function findUnknownKeys(
  source: TypeScript.SourceFile,
  checker: TypeScript.TypeChecker,
): Located[] {
  const found: Located[] = [];
  const visit = (node: TypeScript.Node): void => {
    const callback = ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node : undefined;
    const method = ts.isMethodDeclaration(node) ? node : undefined;
    const fn = callback ?? method;
    if (fn?.body && !fn.type) {
      for (const returned of returnedLiterals(fn.body))
        found.push(...checkLiteral(returned, checker));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Object literals that a function body evaluates to, excluding those in nested functions. */
function returnedLiterals(body: TypeScript.Node): TypeScript.ObjectLiteralExpression[] {
  if (!ts.isBlock(body)) return literalsOf(body);
  const literals: TypeScript.ObjectLiteralExpression[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression)
      literals.push(...literalsOf(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(body);
  return literals;
}

function literalsOf(expression: TypeScript.Node): TypeScript.ObjectLiteralExpression[] {
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  }
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(literalsOf);
  return ts.isObjectLiteralExpression(expression) ? [expression] : [];
}

function checkLiteral(
  literal: TypeScript.ObjectLiteralExpression,
  checker: TypeScript.TypeChecker,
): Located[] {
  const expected = checker.getContextualType(literal);
  if (!expected) return [];
  return literal.properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === undefined) return [];
    if (!isKnown(expected, name, checker)) {
      const type = checker.typeToString(expected, undefined, ts.TypeFormatFlags.None);
      return [{ node: property, message: `'${name}' does not exist in type '${type}'.` }];
    }
    return ts.isPropertyAssignment(property)
      ? literalsOf(property.initializer).flatMap((inner) => checkLiteral(inner, checker))
      : [];
  });
}

function nameOf(property: TypeScript.ObjectLiteralElementLike): string | undefined {
  const { name } = property;
  if (!name) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

const { StringLike, NumberLike, BooleanLike, BigIntLike, ESSymbolLike, VoidLike, Null } =
  ts.TypeFlags;
const primitive =
  StringLike | NumberLike | BooleanLike | BigIntLike | ESSymbolLike | VoidLike | Null;

function isKnown(type: TypeScript.Type, name: string, checker: TypeScript.TypeChecker): boolean {
  if (type.isUnionOrIntersection()) {
    const parts = type.types.filter((part) => !(part.flags & primitive));
    return parts.length === 0 || parts.some((part) => isKnown(part, name, checker));
  }
  if (!(type.flags & ts.TypeFlags.Object)) return true;
  const properties = checker.getPropertiesOfType(type);
  const indexed = checker.getIndexInfosOfType(type).length > 0;
  return indexed || properties.length === 0 || checker.getPropertyOfType(type, name) !== undefined;
}

/** Finds options of the tool and its plugins that are marked as deprecated. */
export function findDeprecatedOptions(
  source: TypeScript.SourceFile,
  checker: TypeScript.TypeChecker,
): Located[] {
  const found: Located[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const contextual = checker.getContextualType(node);
      const expected = contextual && checker.getNonNullableType(contextual);
      for (const property of expected ? node.properties : []) {
        const name = nameOf(property);
        const symbol = name && expected && checker.getPropertyOfType(expected, name);
        const reason = symbol && deprecation(symbol, checker);
        if (reason !== undefined && reason !== '') {
          found.push({ node: property, message: `'${name}' is deprecated: ${reason}` });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Reason why all declarations of a symbol in the tool's packages are deprecated; '' if they are
 * not.
 */
function deprecation(symbol: TypeScript.Symbol, checker: TypeScript.TypeChecker): string {
  const declarations = symbol.declarations ?? [];
  const ours = declarations.every((declaration) =>
    /\/node_modules\/@rsbuild\//.test(declaration.getSourceFile().fileName),
  );
  const all = declarations.every((declaration) =>
    ts.getJSDocTags(declaration).some((tag) => tag.tagName.text === 'deprecated'),
  );
  if (declarations.length === 0 || !ours || !all) return '';
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  return ts.displayPartsToString(tag?.text).replace(/\s+/g, ' ') || 'see its declaration';
}
