/** Type declarations of one package, and how its names are treated. */
import {
  type Declaration,
  type Node,
  openProgram,
  type Program,
  type TsSymbol,
  type TsType,
  type TypeChecker,
  ts,
} from './compiler.ts';
import type { Doc } from './layout.ts';

/** Tags of a doc comment. */
export interface Tags {
  /** Text of `@default`. */
  default?: string;
  /** Text of `@deprecated`; empty if there is none. */
  deprecated?: string;
  private?: boolean;
}

export interface Declarations {
  program: Program;
  checker: TypeChecker;
  exported: ReadonlyMap<string, TsSymbol>;
  /** Names available in the exported namespace `Rspack`. */
  inRspack: ReadonlySet<string>;
  /** Whether a node is part of the documented package, so that its type is expanded. */
  isOwn: (node: Node) => boolean;
  /** Types that are never expanded, as they are described on their own. */
  keep: ReadonlySet<string>;
  /** Definitions of the type names that remain in printed texts. */
  aliases: Map<string, string>;
  /** Declarations being expanded, to stop at recursive types. */
  expanding: Set<Declaration>;
  /** Cache of printed definitions, as many types refer to the same short ones. */
  bodies: Map<Declaration, { plain?: Doc; top?: Doc }>;
}

/**
 * @param entry declaration file of the package's main entry
 * @param isOwnFile whether a declaration file is part of the documented package
 * @param keep types that are never expanded, as they are described on their own
 * @param program program that contains the entry
 * @throws if the entry is not a module
 */
export function openDeclarations(
  entry: string,
  isOwnFile: (file: string) => boolean,
  keep: ReadonlySet<string> = new Set(),
  program = openProgram([entry]),
): Declarations {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry}: no module there`);
  const exported = new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]),
  );
  const rspack = resolveAlias(checker, exported.get('Rspack'));
  return {
    program,
    checker,
    exported,
    inRspack: new Set(rspack && checker.getExportsOfModule(rspack).map((symbol) => symbol.name)),
    isOwn: (node) => isOwnFile(node.getSourceFile().fileName),
    keep,
    aliases: new Map(),
    expanding: new Set(),
    bodies: new Map(),
  };
}

function resolveAlias(checker: TypeChecker, symbol: TsSymbol | undefined): TsSymbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Resolves an imported or exported name. */
export function target(d: Declarations, symbol: TsSymbol | undefined): TsSymbol | undefined {
  return resolveAlias(d.checker, symbol);
}

/** Declarations of an identifier. */
export function declarationsOf(d: Declarations, name: Node): Declaration[] {
  return target(d, d.checker.getSymbolAtLocation(name))?.declarations ?? [];
}

/** A type as printed by the compiler, with single quotes. */
export function typeText(d: Declarations, type: TsType): string {
  const text = d.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return text.replace(/"([^"']*)"/g, "'$1'");
}

export function tagsOf(node: Node): Tags {
  const tags: Tags = {};
  for (const tag of ts.getJSDocTags(node)) {
    const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
    const name = tag.tagName.text;
    if (name === 'default' || name === 'defaultValue') tags.default = text;
    if (name === 'deprecated') tags.deprecated = text;
    if (name === 'private' || name === 'internal') tags.private = true;
  }
  return tags;
}
