import { type ParserOptions, parseSync } from 'oxc-parser';

/** The parts of a syntax tree node that rules use. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface SourceFile {
  /** Path relative to the repository. */
  file: string;
  source: string;
}

function language(file: string): ParserOptions['lang'] {
  if (/\.d\.[cm]?ts$/.test(file)) return 'dts';
  if (/\.(?:tsx|jsx)$/.test(file)) return file.endsWith('tsx') ? 'tsx' : 'jsx';
  // Projects of other tools have JSX in .js files.
  return /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
}

/**
 * Parses a script.
 *
 * @param file Its extension determines the language.
 * @param source Content of the file.
 * @throws With the file name for a syntax error.
 */
export function parseScript({ file, source }: SourceFile): SyntaxNode {
  const lang = language(file);
  const { program, errors } = parseSync(file, source, { lang });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as SyntaxNode;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Calls `visit` for a node and its descendants, parents first. */
export function walkScript(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
  parent?: SyntaxNode,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walkScript(child, visit, node);
    }
  }
}

/**
 * Text of a string literal, or of a template literal without expressions; undefined for other
 * nodes.
 */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}
