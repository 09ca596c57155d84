/** Reads the type declarations of an installed package. */
import path from 'node:path';
import { aliasesIn } from '../../../src/facts/lookup.ts';
import { type Program, type TsSymbol, type TsType, typesEntry } from './compiler.ts';
import { openDeclarations, target } from './declarations.ts';
import { exportOf, typesAt } from './exports.ts';
import type { Doc } from './layout.ts';
import { memberDoc, memberOf, membersOf } from './members.ts';

export type Reader = ReturnType<typeof openReader>;

/**
 * @param root folder of an installed package
 * @param keep types that are never expanded, as they are described on their own
 * @param program program that contains its main entry
 * @returns reader of its main entry; files next to the entry are part of the documented package
 */
export function openPackage(root: string, keep?: ReadonlySet<string>, program?: Program): Reader {
  const entry = typesEntry(root);
  const own = `${path.posix.dirname(entry)}/`;
  return openReader(entry, (file) => file.startsWith(own), keep, program);
}

/** Takes the arguments of `openDeclarations`. */
export function openReader(...args: Parameters<typeof openDeclarations>) {
  const d = openDeclarations(...args);
  const { checker } = d;
  const bare = (type: TsType) => checker.getNonNullableType(type);
  const property = (type: TsType, name: string) => checker.getPropertyOfType(bare(type), name);
  const typeOf = (symbol: TsSymbol) => bare(checker.getTypeOfSymbol(symbol));

  return {
    /** Definitions of the types that printed texts refer to, directly or in other definitions. */
    definitions(texts: string[]): Record<string, string> {
      const found = aliasesIn(texts, Object.fromEntries(d.aliases));
      return Object.fromEntries(
        found
          .map(({ name, definition }) => [name, definition] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      );
    },
    exportNames: [...d.exported.keys()],
    exportOf: (name: string) => exportOf(d, name),
    typesAt: (path: string) => typesAt(d, path),
    /** Type of an exported name. */
    typeNamed(name: string): TsType | undefined {
      const symbol = target(d, d.exported.get(name));
      return symbol && checker.getDeclaredTypeOfSymbol(symbol);
    },
    property(type: TsType, name: string): TsType | undefined {
      const symbol = property(type, name);
      return symbol && typeOf(symbol);
    },
    propertyNames: (type: TsType) => checker.getPropertiesOfType(type).map((one) => one.name),
    membersOf: (types: TsType[], prefix?: string, external?: boolean) =>
      membersOf(d, types, prefix, external),
    memberOf(type: TsType, name: string) {
      const symbol = property(type, name);
      return symbol && memberOf(d, symbol, name);
    },
    /** Formatted declaration of a member. */
    memberCode(type: TsType, name: string): Doc {
      const symbol = property(type, name);
      if (!symbol) throw new Error(`no member ${name}`);
      return memberDoc(d, symbol);
    },
    isCallable(type: TsType, name: string): boolean {
      const symbol = property(type, name);
      return symbol !== undefined && typeOf(symbol).getCallSignatures().length > 0;
    },
  };
}
