/** The declarations of one package, and which of its names are distinguished. */
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

/** What a doc comment says in a form that a program can use. */
export interface Tags {
  /** Text behind `@default`. */
  default?: string;
  /** Text behind `@deprecated`; empty if there is none. */
  deprecated?: string;
  private?: boolean;
}

export interface Declarations {
  program: Program;
  checker: TypeChecker;
  exported: ReadonlyMap<string, TsSymbol>;
  /** Names that a reader reaches through the exported namespace `Rspack`. */
  inRspack: ReadonlySet<string>;
  /** Whether a node belongs to the documented surface, so that its type is expanded. */
  isOwn: (node: Node) => boolean;
  /** Types that are never expanded, as they are described by themselves. */
  keep: ReadonlySet<string>;
  /** Definitions of the named types that printed texts still mention. */
  aliases: Map<string, string>;
  /** Declarations under expansion, so that a recursive type ends. */
  expanding: Set<Declaration>;
  /** Printed definitions, as the same short types are named again and again. */
  bodies: Map<Declaration, { plain?: Doc; top?: Doc }>;
}

/**
 * @param entry declaration file of the package's main entry
 * @param isOwnFile whether a declaration file belongs to the documented surface
 * @param keep types that are never expanded, as they are described by themselves
 * @param program program that knows the entry
 * @throws if the entry is no module
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

/** What an imported or exported name stands for. */
export function target(d: Declarations, symbol: TsSymbol | undefined): TsSymbol | undefined {
  return resolveAlias(d.checker, symbol);
}

/** Declarations of the name that a node is. */
export function declarationsOf(d: Declarations, name: Node): Declaration[] {
  return target(d, d.checker.getSymbolAtLocation(name))?.declarations ?? [];
}

/** A type as the compiler prints it, with the quotes of the site's code. */
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
