/** Prints declared types, with type arguments inserted and short types of the package expanded. */
import {
  type ConditionalTypeNode,
  type Declaration,
  type IndexedAccessTypeNode,
  type Node,
  type Signature,
  type TypeNode,
  type TypeReferenceNode,
  ts,
} from './compiler.ts';
import { type Declarations, declarationsOf, typeText } from './declarations.ts';
import { type Doc, flat, group, indent, isFunctionText, join, line, softline } from './layout.ts';
import {
  arrayOf,
  isFunction,
  isUnion,
  object,
  parenthesized,
  typeArguments,
  union,
  unionParts,
} from './typeText.ts';

/** Values of the type parameters in scope, as printed text. */
export type Scope = ReadonlyMap<string, Doc>;
const noScope: Scope = new Map();

const oneLine = (node: Node) => node.getText().replace(/\s+/g, ' ');

/** Maximum length, in characters, of a definition that replaces its name inside another type. */
const inlineLimit = 64;
/** The same for definitions of generic types. */
const genericLimit = 110;
/** Maximum length of a definition that is listed below the type that refers to it. */
const aliasLimit = 420;
/** Maximum length of a declaration that is expanded at all. */
const sourceLimit = 1200;

// ---- signatures and members -------------------------------------------------------------------

/** The scope inside a signature, with its own type parameters unresolved. */
function innerScope(node: Signature, scope: Scope): Scope {
  const inner = new Map(scope);
  for (const parameter of node.typeParameters ?? []) inner.delete(parameter.name.text);
  return inner;
}

function parameters(d: Declarations, node: Signature, scope: Scope): Doc {
  const list = node.parameters
    .filter((parameter) => parameter.name.getText() !== 'this')
    .map((parameter, index): Doc => {
      // A destructured parameter has no name.
      const unnamed = node.parameters.length === 1 ? 'options' : `arg${index}`;
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : unnamed;
      const dots = parameter.dotDotDotToken ? '...' : '';
      const optional = parameter.questionToken || parameter.initializer ? '?' : '';
      return [dots, name, optional, ': ', printOrAny(d, parameter.type, scope)];
    });
  return group(['(', indent([softline, ...join(list, [',', line])]), softline, ')']);
}

function typeParameters(d: Declarations, node: Signature, inner: Scope): string {
  if (!node.typeParameters?.length) return '';
  const list = node.typeParameters.map(({ name, constraint, default: fallback }) => {
    const bound = constraint ? ` extends ${flat(print(d, constraint, inner))}` : '';
    return `${name.text}${bound}${fallback ? ` = ${flat(print(d, fallback, inner))}` : ''}`;
  });
  return `<${list.join(', ')}>`;
}

/** `<T>(value: T): void`, or with ` => ` before the result. */
export function signature(d: Declarations, node: Signature, scope = noScope, arrow = ': '): Doc {
  const inner = innerScope(node, scope);
  return [
    typeParameters(d, node, inner),
    parameters(d, node, inner),
    arrow,
    printOrAny(d, node.type, inner),
  ];
}

/** A member in the syntax of an object type. */
export function member(d: Declarations, node: Node, scope = noScope): Doc {
  if (ts.isPropertySignature(node)) {
    const optional = node.questionToken ? '?' : '';
    return [node.name.getText(), optional, ': ', printOrAny(d, node.type, scope)];
  }
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
    const optional = node.questionToken ? '?' : '';
    return [node.name.getText(), optional, signature(d, node, scope)];
  }
  if (ts.isIndexSignatureDeclaration(node)) {
    const key = node.parameters[0];
    const keyType = key?.type ? flat(print(d, key.type, scope)) : 'string';
    return [`[${key?.name.getText()}: ${keyType}]: `, print(d, node.type, scope)];
  }
  if (ts.isCallSignatureDeclaration(node)) return signature(d, node, scope);
  return oneLine(node).replace(/;$/, '');
}

// ---- types ------------------------------------------------------------------------------------

function printOrAny(d: Declarations, node: TypeNode | undefined, scope: Scope): Doc {
  return node ? print(d, node, scope) : 'any';
}

/**
 * @param scope values of the type parameters in scope
 * @param top whether it is the whole type of a member or export, so that an informative definition
 *   of any length replaces its name
 */
export function print(d: Declarations, node: TypeNode, scope = noScope, top = false): Doc {
  if (ts.isParenthesizedTypeNode(node)) {
    const inner = print(d, node.type, scope);
    return parenthesized(inner, isUnion(inner) || isFunction(inner));
  }
  if (ts.isUnionTypeNode(node)) return printUnion(d, node.types, scope, top);
  if (ts.isIntersectionTypeNode(node)) return printIntersection(d, node.types, scope);
  if (ts.isArrayTypeNode(node)) return arrayOf(print(d, node.elementType, scope));
  if (ts.isFunctionTypeNode(node)) return group(signature(d, node, scope, ' => '));
  if (ts.isTypeLiteralNode(node)) return object(node.members.map((one) => member(d, one, scope)));
  if (ts.isTypeOperatorNode(node)) {
    const isKeyOf = node.operator === ts.SyntaxKind.KeyOfKeyword;
    return [isKeyOf ? 'keyof ' : 'readonly ', print(d, node.type, scope)];
  }
  if (ts.isConditionalTypeNode(node)) return printConditional(d, node, scope);
  if (ts.isIndexedAccessTypeNode(node)) return printIndexed(d, node, scope, top);
  if (ts.isTypeReferenceNode(node)) return printReference(d, node, scope, top);
  if (ts.isTupleTypeNode(node)) {
    const elements = node.elements.map((element) => print(d, element, scope));
    return ['[', ...join(elements, ', '), ']'];
  }
  if (ts.isNamedTupleMember(node)) {
    return [node.name.text, node.questionToken ? '?' : '', ': ', print(d, node.type, scope)];
  }
  if (ts.isRestTypeNode(node)) return ['...', print(d, node.type, scope)];
  if (ts.isTypeQueryNode(node)) {
    const overloads = functionsNamed(d, node.exprName);
    return overloads.length > 0
      ? object(overloads.map((overload) => signature(d, overload)))
      : node.getText();
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
    return `'${node.literal.text}'`;
  }
  return oneLine(node);
}

function printUnion(d: Declarations, types: readonly TypeNode[], scope: Scope, top: boolean): Doc {
  const parts = types.flatMap((part): Doc[] => {
    const bare = ts.isParenthesizedTypeNode(part) ? part.type : part;
    // `Item | Item[]` keeps the name, as it would otherwise be expanded twice.
    const isRepeated = types.some(
      (other) => other !== part && other.getText().includes(bare.getText()),
    );
    const doc = print(d, bare, scope, top && !isRepeated);
    if (isFunction(doc)) return [parenthesized(doc, true)];
    const inner = unionParts(flat(doc));
    return inner.length > 1 ? inner : [doc];
  });
  return union(parts);
}

function printIntersection(d: Declarations, types: readonly TypeNode[], scope: Scope): Doc {
  // Object literals in an intersection are merged into one.
  const literals = types.map((part) => literalMembers(d, part, scope));
  if (literals.every((part) => part !== undefined)) return object(literals.flat());
  const parts = types.map((part) => {
    const doc = print(d, part, scope);
    return parenthesized(doc, isUnion(doc));
  });
  return group(join(parts, ' & '));
}

/** Members of a type that is an object literal, or refers to an unexported one of the package. */
function literalMembers(d: Declarations, node: TypeNode, scope: Scope): Doc[] | undefined {
  if (ts.isParenthesizedTypeNode(node)) return literalMembers(d, node.type, scope);
  if (ts.isTypeLiteralNode(node)) return node.members.map((part) => member(d, part, scope));
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return undefined;
  const replaced = scope.get(node.typeName.text);
  if (replaced !== undefined) {
    const inner = /^\{ (.*) \}$/.exec(flat(replaced))?.[1];
    return inner === undefined ? undefined : [inner];
  }
  const [declaration] = declarationsOf(d, node.typeName);
  const isLiteral =
    declaration &&
    ts.isTypeAliasDeclaration(declaration) &&
    d.isOwn(declaration) &&
    !declaration.typeParameters &&
    ts.isTypeLiteralNode(declaration.type) &&
    !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export);
  return isLiteral ? literalMembers(d, declaration.type, noScope) : undefined;
}

function printConditional(d: Declarations, node: ConditionalTypeNode, scope: Scope): Doc {
  const check = flat(print(d, node.checkType, scope));
  const extended = flat(print(d, node.extendsType, scope));
  // A parameter with a known literal selects the branch.
  if (/^('|true|false)/.test(check) && /^('|true|false)/.test(extended)) {
    return print(d, check === extended ? node.trueType : node.falseType, scope);
  }
  // A condition without unresolved parameters can be evaluated.
  const answer = d.checker.getNonNullableType(d.checker.getTypeFromTypeNode(node));
  const text = typeText(d, answer);
  return text.includes(' extends ') ? oneLine(node) : text;
}

function printIndexed(
  d: Declarations,
  node: IndexedAccessTypeNode,
  scope: Scope,
  top: boolean,
): Doc {
  const { indexType } = node;
  if (ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)) {
    const owner = d.checker.getTypeFromTypeNode(node.objectType);
    const property = owner.isUnion()
      ? undefined
      : owner.getProperty(indexType.literal.text)?.declarations?.[0];
    if (property && ts.isPropertySignature(property) && property.type && d.isOwn(property)) {
      return print(d, property.type, noScope, top);
    }
  }
  return [print(d, node.objectType, scope), '[', print(d, indexType, scope), ']'];
}

/** Overloads of a function in the package; none for other names. */
export function functionsNamed(d: Declarations, name: Node) {
  const functions = declarationsOf(d, name).filter(ts.isFunctionDeclaration);
  return functions.every(d.isOwn) ? functions : [];
}

// ---- names ------------------------------------------------------------------------------------

/**
 * A type reference with its arguments: its definition if that is short or informative, otherwise
 * the name.
 */
function printReference(d: Declarations, node: TypeReferenceNode, scope: Scope, top: boolean): Doc {
  // Bundled declarations add numbers to names that occur twice.
  const name = node.typeName.getText().replace(/_\d+$/, '');
  const args = (node.typeArguments ?? []).map((part) => print(d, part, scope));
  const replaced = args.length === 0 ? scope.get(name) : undefined;
  if (replaced !== undefined) return replaced;
  // `LiteralUnion<'a', string>` only exists for editors; it is shown as `'a' | string`.
  if (name === 'LiteralUnion') return union(args.flatMap((part) => unionParts(flat(part))));
  if (name === 'Array' && args.length === 1) return arrayOf(args[0] as Doc);

  const declaration = declarationsOf(d, node.typeName).find(
    (part) =>
      ts.isTypeAliasDeclaration(part) ||
      ts.isInterfaceDeclaration(part) ||
      ts.isClassDeclaration(part),
  );
  const isRspack = declaration?.getSourceFile().fileName.includes('/@rspack/core/');
  const written: Doc = [
    isRspack && d.inRspack.has(name) ? `Rspack.${name}` : name,
    typeArguments(args),
  ];
  if (!declaration || !d.isOwn(declaration) || d.expanding.has(declaration)) return written;
  // Types computed from their parameters are not informative when expanded.
  if (ts.isClassDeclaration(declaration) || (!d.keep.has(name) && computes(d, declaration))) {
    return written;
  }
  const definition = d.keep.has(name) ? undefined : expansion(d, declaration, name, args, top);
  if (definition === undefined) list(d, name, declaration);
  return definition === 'name' ? written : (definition ?? written);
}

/**
 * Replacement for a name.
 * @returns undefined if the definition is too long and has to be listed separately, `name` if there
 *   is no definition to show
 */
function expansion(
  d: Declarations,
  declaration: Declaration,
  name: string,
  args: Doc[],
  top: boolean,
): Doc | undefined {
  // `OneOrMany` of a long type would repeat it.
  const isRepeated = name === 'OneOrMany' && flat(args[0] ?? '').length > 40;
  if (isRepeated || sourceLength(declaration) >= sourceLimit) return undefined;
  const { names, scope } = openParameters(d, declaration);
  const inner = new Map(scope);
  typeParametersOf(declaration).forEach((parameter, index) => {
    const value = args[index] ?? (parameter.default && print(d, parameter.default));
    if (value !== undefined) inner.set(parameter.name.text, value);
  });
  const body = bodyOf(d, declaration, inner, top);
  const text = flat(body);
  if (text.startsWith('typeof ')) return 'name';
  const limit = names.length > 0 ? genericLimit : inlineLimit;
  return text.length <= limit || (top && isInformative(text)) ? body : undefined;
}

/**
 * Whether a definition is more informative than its name: a union, a function, an array, a record.
 */
function isInformative(text: string): boolean {
  return (
    unionParts(text).length > 1 ||
    isFunctionText(text) ||
    text.endsWith('[]') ||
    /^(Record|OneOrMany)</.test(text)
  );
}

/** Whether a type is computed from type parameters, directly or indirectly. */
function computes(d: Declarations, declaration: Declaration): boolean {
  if (!ts.isTypeAliasDeclaration(declaration)) return false;
  const { type, typeParameters } = declaration;
  if (typeParameters?.length) return ts.isMappedTypeNode(type) || ts.isConditionalTypeNode(type);
  if (!ts.isTypeReferenceNode(type)) return false;
  const [next] = declarationsOf(d, type.typeName);
  return next !== undefined && d.isOwn(next) && computes(d, next);
}

function typeParametersOf(declaration: Declaration) {
  return ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)
    ? (declaration.typeParameters ?? [])
    : [];
}

/**
 * Type parameters that are shown. Those with a literal as default select one of the tool's
 * bundlers, and only the default one is documented.
 */
export function openParameters(
  d: Declarations,
  declaration: Declaration,
): { names: string[]; scope: Scope } {
  const names: string[] = [];
  const scope = new Map<string, Doc>();
  for (const { name, default: value } of typeParametersOf(declaration)) {
    if (value && ts.isLiteralTypeNode(value) && ts.isStringLiteral(value.literal)) {
      scope.set(name.text, print(d, value));
    } else names.push(name.text);
  }
  return { names, scope };
}

/** Defaults of the type parameters in the scope of a declaration. */
export function scopeAround(d: Declarations, node: Node): Scope {
  const scope = new Map<string, Doc>();
  for (let around: Node | undefined = node.parent; around; around = around.parent) {
    for (const parameter of typeParametersOf(around as Declaration)) {
      if (parameter.default) scope.set(parameter.name.text, print(d, parameter.default));
    }
  }
  return scope;
}

/** Definition of a declared type, with type arguments inserted. */
export function bodyOf(d: Declarations, declaration: Declaration, scope: Scope, top: boolean): Doc {
  const cached = d.bodies.get(declaration) ?? {};
  const key = top ? 'top' : 'plain';
  if (scope.size === 0 && cached[key] !== undefined) return cached[key];
  d.expanding.add(declaration);
  const body = ts.isTypeAliasDeclaration(declaration)
    ? print(d, declaration.type, scope, top)
    : object(
        d.checker
          .getPropertiesOfType(d.checker.getTypeAtLocation(declaration))
          .flatMap((part) => part.declarations?.slice(0, 1) ?? [])
          .map((part) => member(d, part, scope)),
      );
  d.expanding.delete(declaration);
  if (scope.size === 0) d.bodies.set(declaration, { ...cached, [key]: body });
  return body;
}

/** Whether a definition is too long to be shown anywhere. */
export const isNamedOnly = (declaration: Declaration) => sourceLength(declaration) >= sourceLimit;

/** Length of a declaration without comments: an estimate of its printed size. */
function sourceLength(declaration: Declaration): number {
  return declaration
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ').length;
}

/** Records the definition of a name in a printed text. */
function list(d: Declarations, name: string, declaration: Declaration): void {
  const { names, scope } = openParameters(d, declaration);
  const key = names.length > 0 ? `${name}<${names.join(', ')}>` : name;
  if (d.aliases.has(key) || sourceLength(declaration) > sourceLimit) return;
  d.aliases.set(key, '');
  const text = flat(bodyOf(d, declaration, scope, false));
  if (text.length <= aliasLimit) d.aliases.set(key, text);
  else d.aliases.delete(key);
}
