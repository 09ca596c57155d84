/** Members of object types: their declarations, and the paths of nested ones. */
import { type Signature, type TsSymbol, type TsType, type TypeNode, ts } from './compiler.ts';
import { type Declarations, declarationsOf, type Tags, tagsOf, typeText } from './declarations.ts';
import { type Doc, flat, group, join } from './layout.ts';
import { functionsNamed, member, print, type Scope, scopeAround, signature } from './printType.ts';
import { shapeOf } from './shape.ts';
import { union, unionParts } from './typeText.ts';

/** A member of an object type. */
export interface Member {
  name: string;
  /** Path from the starting type: `overlay.runtime`, `icons[].src`. */
  path: string;
  type: string;
  optional: boolean;
  /** Hash of the accepted values, see `shape.ts`. */
  shape: string;
  tags: Tags;
}

const isOptional = (symbol: TsSymbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** Printed type of a property, merged from all its declarations. */
function propertyType(d: Declarations, symbol: TsSymbol): Doc {
  const docs = (symbol.declarations ?? []).map((declaration): Doc => {
    if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
      if (!declaration.type) return 'any';
      const printed = print(d, declaration.type, scopeAround(d, declaration), true);
      const { flags } = d.checker.getTypeFromTypeNode(declaration.type);
      const isParameter = flags & ts.TypeFlags.TypeParameter;
      // A parameter without an argument is replaced by the resolved type.
      return isParameter && flat(printed) === declaration.type.getText()
        ? typeText(d, d.checker.getTypeOfSymbol(symbol))
        : printed;
    }
    if (ts.isMethodSignature(declaration)) return [signature(d, declaration, undefined, ' => ')];
    return typeText(d, d.checker.getTypeOfSymbol(symbol));
  });
  if (docs.length > 1) return union(docs.flatMap((doc) => unionParts(flat(doc))));
  // Members of a mapped type have no declaration.
  return docs[0] ?? typeText(d, d.checker.getTypeOfSymbol(symbol));
}

/** A type as method declarations, one line per overload; undefined if it is not a function. */
function methodOf(d: Declarations, name: string, node: TypeNode, scope: Scope): Doc | undefined {
  const overloads = (signatures: readonly Signature[], inner?: Scope): Doc | undefined =>
    signatures.length === 0
      ? undefined
      : join(
          signatures.map((part) => group([name, signature(d, part, inner)])),
          '\n',
        );
  if (ts.isParenthesizedTypeNode(node)) return methodOf(d, name, node.type, scope);
  if (ts.isFunctionTypeNode(node)) return overloads([node], scope);
  if (ts.isTypeLiteralNode(node)) {
    const signatures = node.members.filter(ts.isCallSignatureDeclaration);
    return signatures.length === node.members.length ? overloads(signatures, scope) : undefined;
  }
  if (ts.isTypeQueryNode(node)) return overloads(functionsNamed(d, node.exprName));
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const declaration = declarationsOf(d, node.typeName).find(ts.isTypeAliasDeclaration);
  if (!declaration || !d.isOwn(declaration)) return undefined;
  const inner = new Map<string, Doc>();
  declaration.typeParameters?.forEach((parameter, index) => {
    const given = node.typeArguments?.[index] ?? parameter.default;
    if (given) inner.set(parameter.name.text, print(d, given, scope));
  });
  return methodOf(d, name, declaration.type, inner);
}

/** Declaration of a member: a method with its overloads, or a property. */
export function memberDoc(d: Declarations, symbol: TsSymbol): Doc {
  const [declaration, ...others] = symbol.declarations ?? [];
  const optional = isOptional(symbol) ? '?' : '';
  if (declaration && ts.isPropertySignature(declaration) && declaration.type && !others.length) {
    const scope = scopeAround(d, declaration);
    const method = methodOf(d, `${symbol.name}${optional}`, declaration.type, scope);
    if (method) return method;
  }
  if (declaration && ts.isMethodSignature(declaration)) return group(member(d, declaration));
  return group([symbol.name, optional, ': ', propertyType(d, symbol)]);
}

export function memberOf(d: Declarations, symbol: TsSymbol, path: string): Member {
  const tags = (symbol.declarations ?? []).map(tagsOf);
  return {
    name: symbol.name,
    path,
    type: flat(propertyType(d, symbol)),
    optional: isOptional(symbol),
    shape: shapeOf(d, d.checker.getTypeOfSymbol(symbol)),
    tags: Object.assign({}, ...tags.reverse()),
  };
}

/** An accepted object type, with the markers of the arrays and records that contain it. */
interface Reached {
  type: TsType;
  suffix: string;
}

/** Object types accepted by a type. Parameters and results of functions are not included. */
function objectsIn(d: Declarations, types: TsType[]): Reached[] {
  const seen = new Set<TsType>();
  const objects: Reached[] = [];
  const visit = (part: TsType, suffix: string): void => {
    if (seen.has(part)) return;
    seen.add(part);
    const isObject = part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    const isCallable = part.getCallSignatures().length + part.getConstructSignatures().length > 0;
    if (part.isUnion()) for (const one of part.types) visit(one, suffix);
    else if (d.checker.isArrayType(part) || d.checker.isTupleType(part)) {
      const elements = d.checker.getTypeArguments(
        part as Parameters<typeof d.checker.getTypeArguments>[0],
      );
      for (const one of elements) visit(one, `${suffix}[]`);
    } else if (isObject && !isCallable) {
      const index = part.getStringIndexType();
      if (index && part.getProperties().length === 0) visit(index, `${suffix}.*`);
      else objects.push({ type: part, suffix });
    }
  };
  for (const type of types) visit(type, '');
  return objects;
}

/**
 * Members of the accepted object types, at any depth.
 * @param external whether members declared outside the package are included
 */
export function membersOf(
  d: Declarations,
  types: TsType[],
  prefix = '',
  external = false,
): Member[] {
  const objects = objectsIn(d, types);
  // The path is that of objects accepted directly; arrays and records only add to it.
  const suffixes = objects.map((one) => one.suffix).sort((a, b) => a.length - b.length);
  const place = `${prefix}${suffixes[0] ?? ''}`;
  const found = new Map<string, TsSymbol[]>();
  /** Object types with members to list; for example, regular expressions have none. */
  const listed = new Set<TsType>();
  for (const { type } of objects) {
    for (const symbol of d.checker.getPropertiesOfType(type)) {
      const declaration = symbol.declarations?.[0];
      if (!declaration) continue;
      const isLibrary = d.program.isSourceFileDefaultLibrary(declaration.getSourceFile());
      if (!d.isOwn(declaration) && (!external || isLibrary)) continue;
      listed.add(type);
      found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
    }
  }
  return [...found].flatMap(([name, symbols]) => {
    const path = place ? `${place}.${name}` : name;
    const required = symbols.length === listed.size && !symbols.some(isOptional);
    const row = mergedMember(d, symbols, path, required);
    const [symbol] = symbols as [TsSymbol];
    const isEntered = d.isOwn(symbol.declarations?.[0] as never) && path.split('.').length < 6;
    return isEntered ? [row, ...membersOf(d, [d.checker.getTypeOfSymbol(symbol)], path)] : [row];
  });
}

/** Merges a member of several objects in a union. */
function mergedMember(
  d: Declarations,
  symbols: TsSymbol[],
  path: string,
  required: boolean,
): Member {
  const merged = symbols.map((symbol) => memberOf(d, symbol, path));
  const [first] = merged as [Member];
  const types = [...new Set(merged.map((one) => one.type))];
  const text = types.length > 1 ? flat(union(types.flatMap(unionParts))) : first.type;
  // `undefined` is omitted for optional members.
  const parts = required ? [text] : unionParts(text).filter((part) => part !== 'undefined');
  const shape = [...new Set(merged.map((one) => one.shape))].sort().join('+');
  return { ...first, type: parts.join(' | '), optional: !required, shape };
}
