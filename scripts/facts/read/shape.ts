/**
 * Identifies the accepted values of a type, however it is written: declarations in two versions are
 * equal if their shapes are, even if one uses a type name that the other expands.
 */
import { createHash } from 'node:crypto';
import { type TsSymbol, type TsType, ts } from './compiler.ts';
import { type Declarations, typeText } from './declarations.ts';
import { isNamedOnly } from './printType.ts';

/** From this depth on, types are identified by name. */
const deepest = 8;

/** @returns a hash of the shape */
export function shapeOf(d: Declarations, type: TsType): string {
  const text = describe(d, type, []);
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function describe(d: Declarations, type: TsType, above: readonly TsType[]): string {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const name = symbol?.name.replace(/_\d+$/, '') ?? '';
  const isNamed = symbol !== undefined && !name.startsWith('__');
  if (above.includes(type) || above.length >= deepest) return isNamed ? name : 'again';
  const inner = (part: TsType) => describe(d, part, [...above, type]);
  if (isNamed && above.length > 0 && isOpaque(d, symbol)) {
    return `${name}<${(type.aliasTypeArguments ?? []).map(inner).join(',')}>`;
  }
  if (type.isUnion()) {
    const parts = new Set(type.types.map(inner));
    // `boolean` is the union of its two values; `undefined` is ignored.
    if (parts.delete('true') && parts.delete('false')) parts.add('boolean');
    parts.delete('undefined');
    return [...parts].sort().join('|');
  }
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  if (!isObject) return typeText(d, type);
  if (d.checker.isArrayType(type) || d.checker.isTupleType(type)) {
    const elements = d.checker.getTypeArguments(
      type as Parameters<typeof d.checker.getTypeArguments>[0],
    );
    return `[${elements.map(inner).join(',')}]`;
  }
  const calls = type.getCallSignatures().map((call) => {
    const parameters = call.parameters.map((one) => memberShape(d, one, inner));
    return `(${parameters.join(',')})=>${inner(call.getReturnType())}`;
  });
  const members = d.checker
    .getPropertiesOfType(type)
    // Names of symbols contain a number that differs between runs.
    .map((one) => `${one.name.replace(/@\d+$/, '')}:${memberShape(d, one, inner)}`)
    .sort();
  const index = type.getStringIndexType() ?? type.getNumberIndexType();
  return `${calls.join('&')}{${members.join(';')}${index ? `;*:${inner(index)}` : ''}}`;
}

function memberShape(d: Declarations, symbol: TsSymbol, inner: (type: TsType) => string): string {
  const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
  return `${optional}${inner(d.checker.getTypeOfSymbol(symbol))}`;
}

/** Whether a type is declared elsewhere, or is too long to be expanded. */
function isOpaque(d: Declarations, symbol: TsSymbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  return !declaration || !d.isOwn(declaration) || isNamedOnly(declaration);
}
