import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { parseDocument } from 'yaml';
import type { Language } from '../../../src/site.ts';

/** The part of a Markdown syntax tree that rules use. */
export interface MdNode {
  type: string;
  children?: MdNode[];
  value?: string | null | { value: string };
  name?: string | null;
  depth?: number;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean;
  attributes?: MdNode[];
  position?: { start: Point; end: Point };
}
interface Point {
  line: number;
  column: number;
  offset?: number;
}

/**
 * Location in a page: line, and id of the preceding heading. The H1 and other headings without an
 * id are `heading 2`; before the first heading it is ''.
 */
interface Placed {
  line: number;
  section: string;
}
export interface Heading extends Placed {
  depth: number;
  /** Text without Markdown and id; inline code keeps its backticks. */
  text: string;
  id: string | undefined;
}
interface Fence extends Placed {
  lang: string;
  meta: string;
  code: string;
}
export interface Component extends Placed {
  name: string;
  /**
   * Values as in the source: strings without quotes, expressions in braces, spreads as `{...x}`.
   */
  props: Record<string, string>;
}
interface Link extends Placed {
  url: string;
  text: string;
}
interface Image extends Placed {
  url: string;
  alt: string;
}
interface Table extends Placed {
  rows: number;
  columns: number;
}
interface Callout extends Placed {
  kind: string;
  title: string;
}
interface List extends Placed {
  ordered: boolean;
  items: number;
}
interface Import {
  line: number;
  name: string;
  source: string;
}

/** A parsed documentation page, as used by all rules. */
export interface Page {
  /** Path relative to the repository: `docs/en/config/root.mdx`. */
  file: string;
  lang: Language;
  /** Path relative to the language's folder: `config/root.mdx`. */
  path: string;
  /** Whether it is a snippet that pages include; snippets have no route, title or H1. */
  shared: boolean;
  source: string;
  frontMatter: Record<string, unknown>;
  /** 1-based line of each top-level front matter key. */
  frontMatterLines: Record<string, number>;
  headings: Heading[];
  fences: Fence[];
  components: Component[];
  links: Link[];
  images: Image[];
  tables: Table[];
  callouts: Callout[];
  lists: List[];
  imports: Import[];
  tree: MdNode;
  /** The source with everything but prose replaced by spaces: code, tags, URLs, ids. */
  prose: string;
  /** Errors of the Markdown or YAML parser. */
  errors: { line: number; message: string }[];
}

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/;
const calloutPattern = /^\s*:::[ \t]*(\w+)[ \t]*(.*)$/;
const headingIdPattern = /\s*\(#([^)]*)\)\s*$/;

/**
 * Replaces all characters except line breaks with spaces, so that offsets and lines stay the same.
 */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/**
 * 1-based line of an offset.
 *
 * @param text The whole source.
 * @param offset Index into it.
 */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/**
 * Calls `visit` for a node and its descendants, parents first. If a visitor returns `false`, the
 * node's children are skipped.
 */
export function walkTree(node: MdNode, visit: (node: MdNode) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const child of node.children ?? []) walkTree(child, visit);
}

/** Text of a node and its descendants; inline code keeps its backticks. */
function textOf(node: MdNode): string {
  if (node.type === 'inlineCode') return `\`${String(node.value)}\``;
  if (typeof node.value === 'string' && node.type === 'text') return node.value;
  return (node.children ?? []).map(textOf).join('');
}

/** `{#id}` of a heading is not an MDX expression: replaces its braces, keeping the length. */
function hideHeadingIds(source: string): string {
  return source.replace(
    /^(\s*#{1,6}[ \t].*?)\\?\{#([^{}\n]*)\}[ \t]*$/gm,
    (_, head: string, id: string) => `${head}(#${id})`,
  );
}

function readFrontMatter(source: string): {
  values: Record<string, unknown>;
  lines: Record<string, number>;
  end: number;
  errors: Page['errors'];
} {
  const match = frontMatterPattern.exec(source);
  if (!match) return { values: {}, lines: {}, end: 0, errors: [] };
  const yaml = match[1] ?? '';
  const document = parseDocument(yaml);
  const errors = document.errors.map((error) => ({
    line: lineAt(yaml, error.pos[0]) + 1,
    message: `front matter is not YAML: ${error.message.split('\n')[0]}`,
  }));
  const lines: Record<string, number> = {};
  for (const [index, text] of yaml.split('\n').entries()) {
    const key = /^([\w-]+)\s*:/.exec(text)?.[1];
    if (key) lines[key] = index + 2;
  }
  const json: unknown = errors.length ? {} : document.toJSON();
  const values = json && typeof json === 'object' ? (json as Record<string, unknown>) : {};
  return { values, lines, end: match[0].length, errors };
}

function readProps(node: MdNode): Record<string, string> {
  const props: Record<string, string> = {};
  for (const attribute of node.attributes ?? []) {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') props[`{${String(value)}}`] = '';
    else if (value && typeof value === 'object') props[attribute.name ?? ''] = `{${value.value}}`;
    else props[attribute.name ?? ''] = value ?? '{true}';
  }
  return props;
}

function readImports(esm: string, line: number): Import[] {
  const pattern = /^import\s+(?:(\w+)\s+from\s+|[^'"]*?)['"]([^'"]+)['"]/gm;
  return [...esm.matchAll(pattern)].map((match) => ({
    line: line + lineAt(esm, match.index) - 1,
    name: match[1] ?? '',
    source: match[2] ?? '',
  }));
}

/** Ranges in a node that are markup instead of prose. */
function markupRanges(node: MdNode): [number, number][] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const children = node.children ?? [];
  const first = children[0]?.position?.start.offset;
  const last = children.at(-1)?.position?.end.offset;
  switch (node.type) {
    case 'code':
    case 'inlineCode':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'image':
    case 'definition':
      return [[start, end]];
    case 'link':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (first === undefined || last === undefined) return [[start, end]];
      return [
        [start, first],
        [last, end],
      ];
    default:
      return [];
  }
}

/**
 * Parses a page for the rules.
 *
 * @param file Path relative to the repository, such as `docs/en/config/root.mdx`.
 * @param source Content of the file.
 * @returns The page. Syntax errors are in `errors`; other fields are then empty.
 * @throws If `file` is not below `docs/en` or `docs/zh`.
 */
export function parsePage(file: string, source: string): Page {
  const place = /^docs\/(en|zh)\/(.+)$/.exec(file);
  if (!place) throw new Error(`${file} is not a page: pages are below docs/en and docs/zh`);
  const lang = place[1] as Language;
  const path = place[2] ?? '';
  const matter = readFrontMatter(source);
  const body = hideHeadingIds(blank(source.slice(0, matter.end)) + source.slice(matter.end));
  const page: Page = {
    file,
    lang,
    path,
    shared: path.startsWith('shared/'),
    source,
    frontMatter: matter.values,
    frontMatterLines: matter.lines,
    headings: [],
    fences: [],
    components: [],
    links: [],
    images: [],
    tables: [],
    callouts: [],
    lists: [],
    imports: [],
    tree: { type: 'root', children: [] },
    prose: '',
    errors: matter.errors,
  };
  try {
    page.tree = processor.parse(body) as MdNode;
  } catch (error) {
    const { line, reason, message } = error as { line?: number; reason?: string; message: string };
    page.errors.push({ line: line ?? 1, message: `not valid MDX: ${reason ?? message}` });
    return page;
  }

  let section = '';
  let prose = body;
  walkTree(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    for (const [start, end] of markupRanges(node)) {
      prose = prose.slice(0, start) + blank(prose.slice(start, end)) + prose.slice(end);
    }
    switch (node.type) {
      case 'heading': {
        const text = textOf(node);
        const id = headingIdPattern.exec(text)?.[1];
        section = id ?? `heading ${page.headings.length + 1}`;
        page.headings.push({
          line,
          section,
          depth: node.depth ?? 1,
          text: text.replace(headingIdPattern, '').trim(),
          id,
        });
        break;
      }
      case 'code':
        page.fences.push({
          line,
          section,
          lang: node.lang ?? '',
          meta: node.meta ?? '',
          code: String(node.value ?? ''),
        });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        page.components.push({ line, section, name: node.name ?? '', props: readProps(node) });
        break;
      case 'mdxjsEsm':
        page.imports.push(...readImports(String(node.value ?? ''), line));
        break;
      case 'link':
      case 'definition':
        page.links.push({ line, section, url: node.url ?? '', text: textOf(node) });
        break;
      case 'image':
        page.images.push({ line, section, url: node.url ?? '', alt: node.alt ?? '' });
        break;
      case 'table':
        page.tables.push({
          line,
          section,
          rows: node.children?.length ?? 0,
          columns: node.children?.[0]?.children?.length ?? 0,
        });
        break;
      case 'list':
        page.lists.push({
          line,
          section,
          ordered: node.ordered ?? false,
          items: node.children?.length ?? 0,
        });
        break;
    }
    return undefined;
  });

  page.prose = prose
    .replace(/^(\s*#{1,6}[ \t].*?)(\s*\(#[^)\n]*\))[ \t]*$/gm, (_, head: string, id: string) => {
      return head + blank(id);
    })
    .replace(/^(\s*:::[ \t]*\w*)/gm, (marker) => blank(marker));
  page.callouts = readCallouts(page, prose);
  return page;
}

/** Callouts are found by lines, not by the parser; code is already removed from `prose`. */
function readCallouts(page: Page, prose: string): Callout[] {
  const callouts: Callout[] = [];
  const lines = page.source.split('\n');
  for (const [index, text] of prose.split('\n').entries()) {
    const match = calloutPattern.exec(text);
    if (!match) continue;
    const above = page.headings.findLast((heading) => heading.line <= index + 1);
    const title = calloutPattern.exec(lines[index] ?? '')?.[2] ?? '';
    callouts.push({
      line: index + 1,
      section: above?.section ?? '',
      kind: match[1] ?? '',
      title: title.trim(),
    });
  }
  return callouts;
}
