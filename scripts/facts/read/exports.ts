/** Exports of a package, and types reached from them. */
import { type TsSymbol, type TsType, ts } from './compiler.ts';
import { type Declarations, type Tags, tagsOf, target, typeText } from './declarations.ts';
import { type Doc, group, join } from './layout.ts';
import { bodyOf, openParameters, print, signature } from './printType.ts';
import { shapeOf } from './shape.ts';

/** An exported name. */
export interface ExportedName {
  kind: 'function' | 'value' | 'type';
  tags: Tags;
  code: Doc;
  /** Hash of the accepted values, see `shape.ts`. */
  shape: string;
}

/** @returns undefined if there is no such export */
export function exportOf(d: Declarations, name: string): ExportedName | undefined {
  const symbol = d.exported.get(name);
  const found = declaredExport(d, name);
  if (!symbol || !found) return undefined;
  const resolved = target(d, symbol) as TsSymbol;
  const type = isTypeName(resolved)
    ? d.checker.getDeclaredTypeOfSymbol(resolved)
    : d.checker.getTypeOfSymbol(resolved);
  return { ...found, shape: shapeOf(d, type) };
}

const isTypeName = (symbol: TsSymbol) =>
  (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) !== 0;

function declaredExport(d: Declarations, name: string): Omit<ExportedName, 'shape'> | undefined {
  const symbol = d.exported.get(name);
  const declarations = target(d, symbol)?.declarations ?? [];
  const [first] = declarations;
  if (!symbol || !first) return symbol && { kind: 'type', tags: {}, code: name };
  const tags: Tags = Object.assign({}, ...declarations.map(tagsOf));
  const typeOnly = symbol.declarations?.some(
    (part) => ts.isExportSpecifier(part) && (part.isTypeOnly || part.parent.parent.isTypeOnly),
  );
  const functions = declarations.filter(ts.isFunctionDeclaration);
  if (functions.length > 0 && !typeOnly) {
    const overloads = functions.map((part) => group(['function ', name, signature(d, part)]));
    return { kind: 'function', tags, code: join(overloads, '\n') };
  }
  if (ts.isVariableDeclaration(first) && !typeOnly) {
    if (first.type && ts.isFunctionTypeNode(first.type)) {
      return {
        kind: 'function',
        tags,
        code: group(['function ', name, signature(d, first.type)]),
      };
    }
    const type = first.type
      ? print(d, first.type)
      : typeText(d, d.checker.getTypeAtLocation(first));
    return { kind: 'value', tags, code: group(['const ', name, ': ', type]) };
  }
  if ((ts.isTypeAliasDeclaration(first) || ts.isInterfaceDeclaration(first)) && d.isOwn(first)) {
    const { names, scope } = openParameters(d, first);
    const open = first.typeParameters?.filter((part) => names.includes(part.name.text)) ?? [];
    const parameters = open.length > 0 ? `<${open.map((part) => part.getText()).join(', ')}>` : '';
    const body = bodyOf(d, first, scope, true);
    return { kind: 'type', tags, code: group(['type ', name, parameters, ' = ', body]) };
  }
  return { kind: typeOnly ? 'type' : 'value', tags, code: name };
}

/** Types reached by one step of a path, see `typesAt`; several for unions and overloads. */
function follow({ checker }: Declarations, types: TsType[], step: string): TsType[] {
  const parts = types.flatMap((type) => {
    // A type parameter is treated as its constraint.
    const bare = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
    return bare.isUnion() ? bare.types : [bare];
  });
  const next = parts.flatMap((part): (TsType | undefined)[] => {
    if (step === '') return [part];
    if (step === '*') return [part.getStringIndexType() ?? part.getNumberIndexType()];
    if (step.startsWith('.')) {
      const symbol = checker.getPropertyOfType(part, step.slice(1));
      return [symbol && checker.getTypeOfSymbol(symbol)];
    }
    return part.getCallSignatures().map((call) => {
      if (step === '()') return checker.getAwaitedType(call.getReturnType());
      const parameter = call.parameters[Number(step.slice(1, -1))];
      return parameter && checker.getTypeOfSymbol(parameter);
    });
  });
  return next.filter((type) => type !== undefined);
}

/**
 * Types reached from an export.
 * @param path name of the export, then `.member`, `(n)` for a parameter, `()` for the resolved
 *   return value, `*` for the values of a record
 * @returns object types: several for a union, none if the version does not have the type
 */
export function typesAt(d: Declarations, path: string): TsType[] {
  const [name = '', ...steps] = path.match(/^\w+|\.\w+|\(\d*\)|\*/g) ?? [];
  const symbol = target(d, d.exported.get(name));
  if (!symbol) return [];
  const start = isTypeName(symbol)
    ? d.checker.getDeclaredTypeOfSymbol(symbol)
    : d.checker.getTypeOfSymbol(symbol);
  // The last, empty step splits unions.
  return [...steps, '']
    .reduce((types, step) => follow(d, types, step), [start])
    .filter((type) => type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
}
