import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import type { Language } from '../../src/site.ts';
import { mapLinesOutsideFences } from './fences.ts';
import { livePreview } from './livePreviews.ts';

/** Input for rendering components as Markdown, besides their attributes. */
interface ComponentContext {
  lang: Language;
  routePath: string;
  children: string;
  /** Whether something else follows than a heading or the same component. */
  isFollowed: boolean;
}

export interface MarkdownCopyOptions {
  /** Absolute path of the folder with one folder per language. */
  docs: string;
  /** URL of the site with its base and a trailing slash. */
  siteUrl: string;
  /** Renders a component as Markdown. */
  markdownOf: (name: string, props: Record<string, unknown>, context: ComponentContext) => string;
}

/** The page being written. */
export interface MarkdownPage {
  /** Absolute path of its file. */
  file: string;
  lang: Language;
  /** Path including the language; empty for a snippet that pages include. */
  routePath: string;
  /**
   * Returns the content of a JSON or YAML file that the page imports, by its path with the query.
   */
  readData: (file: string) => unknown;
}

type Tree = Parameters<typeof toMarkdown>[0];

/** The parts of a node that are used here. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  meta?: string | null;
  attributes?: unknown;
  children?: Node[];
  data?: { estree?: { body: ImportNode[] } };
}

interface ImportNode {
  type: string;
  source?: { value: string };
  specifiers?: { local: { name: string } }[];
}

interface Attribute {
  type: string;
  name: string;
  value?: string | { value: string } | null;
}

/** Placeholder for a snippet: its path relative to the pages. */
const include = /\0([^\0]+)\0/g;

/** Callouts and their names in GitHub Flavored Markdown, as few other programs support `:::tip`. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};

/**
 * Markdown copy of a page, from the syntax tree that is compiled: links are resolved, code is
 * inserted, and components are rendered as Markdown.
 *
 * @param tree - after all Markdown plugins of Rspress
 * @returns Markdown with placeholders for snippets: see `withSnippets`
 * @throws {Error} if the page contains a component or expression that cannot be rendered
 */
export function markdownCopy(
  tree: object,
  page: MarkdownPage,
  { docs, siteUrl, markdownOf }: MarkdownCopyOptions,
): string {
  const imports = importsOf(tree as Node);
  const component: Handle = (node: Node, parent, state, info) => {
    const { type, name, attributes, children } = node;
    const source = imports.get(name ?? '');
    if (source?.endsWith('.mdx')) {
      const file = path.resolve(path.dirname(page.file), source);
      return `\0${path.relative(docs, file).split(path.sep).join('/')}\0`;
    }
    // Spaces at both ends of a part of a sentence belong to the sentence.
    const inside =
      type === 'mdxJsxTextElement'
        ? state.containerPhrasing({ type: 'paragraph', children } as Tree & { type: 'paragraph' }, {
            ...info,
            before: ' ',
            after: ' ',
          })
        : state.containerFlow({ type: 'root', children } as Tree & { type: 'root' }, info).trim();
    // HTML elements, such as `<kbd>`, only affect the appearance; live previews are next to their
    // code.
    if (!name || /^[a-z]/.test(name) || livePreview.test(name)) return inside;
    const props = propsOf(attributes as Attribute[], imports, page, write);
    const { lang, routePath } = page;
    const siblings = (parent?.children ?? []) as Node[];
    const next = siblings[siblings.indexOf(node) + 1];
    const isFollowed = Boolean(next && next.type !== 'heading' && next.name !== name);
    const text = markdownOf(name, props, { lang, routePath, children: inside, isFollowed });
    return mapLinesOutsideFences(text, (line) => line.replace(/\]\(\/(?!\/)/g, `](${siteUrl}`));
  };
  const handlers: Record<string, Handle> = {
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    containerDirective: callout,
    heading,
  };
  const write = (root: object) => {
    const { children = [] } = resolved(root as Node, siteUrl);
    const options = { extensions, ...style, handlers };
    return toMarkdown({ type: 'root', children } as Tree, options).trim();
  };
  return write(tree);
}

/** Parses components in attributes. */
const jsx = createProcessor();

const style = { bullet: '-', emphasis: '_', fences: true, incrementListMarker: true } as const;
// Programs read the copies: tables need no spaces that align their columns.
const extensions = [mdxToMarkdown(), gfmToMarkdown({ tablePipeAlign: false })];

/** The tree with absolute URLs, and with code as shown to readers. */
function resolved(node: Node, siteUrl: string): Node {
  const children = node.children
    ?.filter((child) => child.type !== 'mdxjsEsm' && !isComment(child))
    .map((child) => resolved(child, siteUrl));
  if (node.url !== undefined) return { ...node, url: fullUrl(node.url, siteUrl), children } as Node;
  if (node.type === 'paragraph') return { ...node, children: withoutOuterBreaks(children ?? []) };
  if (node.type !== 'code') return { ...node, ...(children && { children }) };
  const meta = node.meta?.replace(/\s*file="<root>[^"]*"/, '').trim();
  return { ...node, meta: meta || null, value: node.value?.trimEnd() ?? '' };
}

/** Removes the line breaks between a callout's text and its markers. */
function withoutOuterBreaks(children: readonly Node[]): Node[] {
  return children.map((child, index) => {
    if (child.type !== 'text') return child;
    let { value = '' } = child;
    if (index === 0) value = value.replace(/^\n+/, '');
    if (index === children.length - 1) value = value.replace(/\n+$/, '');
    return { ...child, value };
  });
}

/** Pages of the site become links to their copies; other files get absolute URLs. */
function fullUrl(url: string, siteUrl: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  return siteUrl + url.slice(1).replace(/\.html(?=$|[?#])/, '.md');
}

/**
 * @returns whether a node is a comment, which is left out
 * @throws {Error} for any other expression, as only its source could be written
 */
function isComment({ type, value = '' }: Node): boolean {
  if (type !== 'mdxFlowExpression' && type !== 'mdxTextExpression') return false;
  if (/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(value)) return true;
  throw new Error(`the expression {${value}} has no Markdown`);
}

/** Renders a callout as a blockquote with its kind. */
const callout: Handle = (node: Node, _parent, state, info) => {
  const { type = '', title = '' } = node.attributes as { type?: string; title?: string };
  const isTitled = title !== '' && title.toLowerCase() !== type;
  const holder = { type: 'root', children: node.children } as Tree & { type: 'root' };
  const lines = [
    `[!${alerts[type] ?? 'NOTE'}]`,
    ...(isTitled ? [`**${title}**`, ''] : []),
    ...state.containerFlow(holder, info).trim().split('\n'),
  ];
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
};

/** Renders a heading without its explicit id. */
const heading: Handle = (node, _parent, state, info) => {
  const exits = [state.enter('headingAtx'), state.enter('phrasing')];
  const markdown = state.containerPhrasing(node, { ...info, before: '# ', after: '\n' });
  for (const exit of exits.reverse()) exit();
  const text = markdown
    .trim()
    .replace(/ *\\?\{#[\w-]+\}$/, '')
    .replace(/^(\d+\.) +/, '$1 ');
  return `${'#'.repeat(node.depth)} ${text}`;
};

/** Sources of the page's imports, by name. */
function importsOf(tree: Node): Map<string, string> {
  const statements = (tree.children ?? []).flatMap(({ data }) => data?.estree?.body ?? []);
  return new Map(
    statements.flatMap(({ source, specifiers = [] }) =>
      specifiers.map(({ local }): [string, string] => [local.name, source?.value ?? '']),
    ),
  );
}

/** Attribute values; expressions may refer to imported data. */
function propsOf(
  attributes: readonly Attribute[] = [],
  imports: ReadonlyMap<string, string>,
  { file, readData }: MarkdownPage,
  write: (tree: object) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ name, value }) => {
      if (value === null || value === undefined) return [name, true];
      if (typeof value === 'string') return [name, value];
      const source = imports.get(value.value);
      if (source) return [name, readData(path.resolve(path.dirname(file), source))];
      if (/^\s*</.test(value.value)) return [name, write(jsx.parse(value.value.trim()))];
      return [name, new Function(`return (${value.value});`)()];
    }),
  );
}

/**
 * Replaces the placeholders for snippets in a copy.
 *
 * @param markdown - from `markdownCopy`
 * @param snippetOf - returns the copy of a snippet, by its path relative to the pages
 */
export function withSnippets(markdown: string, snippetOf: (file: string) => string): string {
  return markdown.replace(include, (_, file: string) => withSnippets(snippetOf(file), snippetOf));
}
