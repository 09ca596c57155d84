/**
 * Checks values and keys against the text of a TypeScript type. For what the text does not define
 * (types of other packages, conditional types) the result is 'unsure', and nothing is reported.
 */
import { parse } from '@babel/parser';
import type * as B from '@babel/types';
import { choicesOf } from './read.ts';
import { dotted } from './syntax.ts';
import type { Value } from './types.ts';

export type Fit = 'fits' | 'no' | 'unsure';

/** Looks up a type by name: its text, with type parameters in the name, as in `ConfigChain<T>`. */
export type TypeTable = (name: string) => { parameters: string[]; text: string } | undefined;

/** A type with the arguments for its parameters. */
interface Bound {
  type: B.TSType;
  bindings: ReadonlyMap<string, Bound>;
}

/** Types may be recursive. */
const depthLimit = 16;

const parsed = new Map<string, B.TSType | null>();

function parseType(text: string): B.TSType | null {
  let type = parsed.get(text);
  if (type !== undefined) return type;
  try {
    const [statement] = parse(`type T = ${text};`, { plugins: ['typescript'] }).program.body;
    type = statement?.type === 'TSTypeAliasDeclaration' ? statement.typeAnnotation : null;
  } catch {
    // Some texts were truncated when they were recorded.
    type = null;
  }
  parsed.set(text, type);
  return type;
}

/** @returns whether a value may be assignable to the type; 'no' only if that is certain */
export function fitOf(value: Value, text: string, table: TypeTable): Fit {
  const type = parseType(text);
  if (!type) return 'unsure';
  const fits = choicesOf(value).map((one) => fitIn(one, { type, bindings: new Map() }, table, 0));
  return strictest(fits);
}

/** @returns the keys that objects of the type may have; null if any key is allowed */
export function keysOf(text: string, table: TypeTable): string[] | null {
  const type = parseType(text);
  if (!type) return null;
  const found = keys({ type, bindings: new Map() }, table, 0);
  return found && found.length > 0 ? [...new Set(found)] : null;
}

const strictest = (fits: readonly Fit[]): Fit =>
  fits.includes('no') ? 'no' : fits.includes('unsure') ? 'unsure' : 'fits';

function fitIn(value: Value, bound: Bound, table: TypeTable, depth: number): Fit {
  if (value.kind === 'unknown' || value.kind === 'either' || depth > depthLimit) return 'unsure';
  if (value.kind === 'literal' && value.value === undefined) return 'fits';
  const { type, bindings } = bound;
  const inner = (next: B.TSType) => fitIn(value, { type: next, bindings }, table, depth + 1);
  const literal = value.kind === 'literal' ? value.value : undefined;
  const when = (holds: boolean): Fit => (holds ? 'fits' : 'no');
  switch (type.type) {
    case 'TSUnionType': {
      const fits = type.types.map(inner);
      return fits.includes('fits') ? 'fits' : fits.includes('unsure') ? 'unsure' : 'no';
    }
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSAnyKeyword':
    case 'TSUnknownKeyword':
      return 'fits';
    case 'TSStringKeyword':
      return when(typeof literal === 'string');
    case 'TSNumberKeyword':
      return when(typeof literal === 'number');
    case 'TSBooleanKeyword':
      return when(typeof literal === 'boolean');
    case 'TSNullKeyword':
      return when(literal === null);
    case 'TSUndefinedKeyword':
    case 'TSVoidKeyword':
    case 'TSNeverKeyword':
      return 'no';
    case 'TSLiteralType':
      return 'value' in type.literal ? when(type.literal.value === literal) : 'unsure';
    case 'TSFunctionType':
      return when(value.kind === 'function');
    case 'TSArrayType':
      return listFit(value, { type: type.elementType, bindings }, table, depth);
    case 'TSTypeLiteral':
      return value.kind === 'literal' || value.kind === 'array' ? 'no' : objectFit(value, type);
    case 'TSTypeReference':
      return referenceFit(value, type, bound, table, depth);
    default:
      return 'unsure';
  }
}

function objectFit(value: Value, type: B.TSTypeLiteral): Fit {
  const isCallable = type.members.some((member) => member.type === 'TSCallSignatureDeclaration');
  if (value.kind === 'object') return 'fits';
  return value.kind === 'function' && !isCallable ? 'no' : 'unsure';
}

function listFit(value: Value, item: Bound, table: TypeTable, depth: number): Fit {
  if (value.kind !== 'array') return 'no';
  const fits = value.items.flatMap(choicesOf).map((one) => fitIn(one, item, table, depth + 1));
  return strictest(fits);
}

function referenceFit(
  value: Value,
  type: B.TSTypeReference,
  { bindings }: Bound,
  table: TypeTable,
  depth: number,
): Fit {
  const name = nameOf(type);
  const [first] = type.typeParameters?.params ?? [];
  switch (name) {
    case 'Array':
    case 'ReadonlyArray':
      return first ? listFit(value, { type: first, bindings }, table, depth) : 'unsure';
    case 'RegExp':
      return value.kind === 'regexp' ? 'fits' : 'no';
    case 'Record':
      if (value.kind === 'object') return 'fits';
      return value.kind === 'literal' || value.kind === 'array' ? 'no' : 'unsure';
    case 'Partial':
    case 'Required':
    case 'Readonly':
      return first ? fitIn(value, { type: first, bindings }, table, depth + 1) : 'unsure';
    default: {
      const target = resolved(type, bindings, table);
      return target ? fitIn(value, target, table, depth + 1) : 'unsure';
    }
  }
}

const nameOf = ({ typeName }: B.TSTypeReference): string =>
  typeName.type === 'Identifier' ? typeName.name : dotted(typeName as unknown as B.Node);

/** Resolves a type name. */
function resolved(
  type: B.TSTypeReference,
  bindings: Bound['bindings'],
  table: TypeTable,
): Bound | undefined {
  const name = nameOf(type);
  const own = bindings.get(name);
  if (own) return own;
  const definition = table(name);
  const target = definition && parseType(definition.text);
  if (!target) return undefined;
  const given = type.typeParameters?.params ?? [];
  const inner = definition.parameters.flatMap((parameter, index) => {
    const argument = given[index];
    return argument ? [[parameter, { type: argument, bindings }] as const] : [];
  });
  return { type: target, bindings: new Map(inner) };
}

/**
 * Keys that objects of the type may have; none if it is not an object, null if any key is allowed.
 */
function keys({ type, bindings }: Bound, table: TypeTable, depth: number): string[] | null {
  if (depth > depthLimit) return null;
  const inner = (next: B.TSType) => keys({ type: next, bindings }, table, depth + 1);
  const all = (types: readonly B.TSType[]) => {
    const found = types.map(inner);
    return found.includes(null) ? null : found.flatMap((some) => some ?? []);
  };
  switch (type.type) {
    case 'TSUnionType':
    case 'TSIntersectionType':
      return all(type.types);
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSArrayType':
      return inner(type.elementType);
    case 'TSTypeLiteral':
      return literalKeys(type);
    case 'TSTypeReference': {
      const [first] = type.typeParameters?.params ?? [];
      if (/^(?:Partial|Required|Readonly|Array)$/.test(nameOf(type)))
        return first ? inner(first) : null;
      if (nameOf(type) === 'RegExp') return [];
      const target = resolved(type, bindings, table);
      return target ? keys(target, table, depth + 1) : null;
    }
    default:
      return /^TS(?:String|Number|Boolean|Null|Undefined|Void)Keyword$|^TS(?:Literal|Function)Type$/.test(
        type.type,
      )
        ? []
        : null;
  }
}

function literalKeys(type: B.TSTypeLiteral): string[] | null {
  const names: string[] = [];
  for (const member of type.members) {
    const isNamed = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
    if (!isNamed || member.computed) return null;
    if (member.key.type === 'Identifier') names.push(member.key.name);
    else if (member.key.type === 'StringLiteral') names.push(member.key.value);
    else return null;
  }
  return names;
}
