import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import type { Language } from '../../src/site.ts';
import { mapLinesOutsideFences } from './fences.ts';
import { livePreview } from './livePreviews.ts';

/** What a component needs beside its attributes to be written as Markdown. */
interface ComponentContext {
  lang: Language;
  routePath: string;
  children: string;
}

export interface MarkdownCopyOptions {
  /** Absolute path of the folder with one folder a language. */
  docs: string;
  /** URL of the site with its base, with a slash at the end. */
  siteUrl: string;
  /** The Markdown of a component. */
  markdownOf: (name: string, props: Record<string, unknown>, context: ComponentContext) => string;
}

/** The page whose tree is written. */
export interface MarkdownPage {
  /** Absolute path of its file. */
  file: string;
  lang: Language;
  /** Path with its language; empty for a snippet that pages include. */
  routePath: string;
  /** Content of a JSON or YAML file that the page imports, by its path with the query. */
  readData: (file: string) => unknown;
}

type Tree = Parameters<typeof toMarkdown>[0];

/** A node of the tree, as far as it is read here. */
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

/** What stands for a snippet until all snippets are known: its path below the pages. */
const include = /\0([^\0]+)\0/g;

/** Kinds of callouts and what GitHub's Markdown calls them: few other programs know `:::tip`. */
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
 * The Markdown copy of a page, from the syntax tree that the page is compiled from: links are
 * resolved, code is filled in, components are written by their own functions.
 *
 * @param tree - after all Markdown plugins of Rspress
 * @returns Markdown in which snippets are still named: see `withSnippets`
 * @throws {Error} when the page holds a component or an expression that has no Markdown
 */
export function markdownCopy(
  tree: object,
  page: MarkdownPage,
  { docs, siteUrl, markdownOf }: MarkdownCopyOptions,
): string {
  const imports = importsOf(tree as Node);
  const component: Handle = ({ name, attributes, children }: Node, _parent, state, info) => {
    const source = imports.get(name ?? '');
    if (source?.endsWith('.mdx')) {
      const file = path.resolve(path.dirname(page.file), source);
      return `\0${path.relative(docs, file).split(path.sep).join('/')}\0`;
    }
    const holder = { type: 'root', children } as Tree & { type: 'root' };
    const inside = state.containerFlow(holder, info).trim();
    // Elements of HTML, such as keys, are there for their look; live previews stand beside their code.
    if (!name || /^[a-z]/.test(name) || livePreview.test(name)) return inside;
    const props = propsOf(attributes as Attribute[], imports, page, write);
    const { lang, routePath } = page;
    const text = markdownOf(name, props, { lang, routePath, children: inside });
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

/** Reads components in attributes. */
const jsx = createProcessor();

const style = { bullet: '-', emphasis: '_', fences: true, incrementListMarker: true } as const;
const extensions = [mdxToMarkdown(), gfmToMarkdown()];

/** The tree with full URLs, and with code as the reader sees it. */
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

/** The text of a callout begins and ends with the line breaks of its markers. */
function withoutOuterBreaks(children: readonly Node[]): Node[] {
  return children.map((child, index) => {
    if (child.type !== 'text') return child;
    let { value = '' } = child;
    if (index === 0) value = value.replace(/^\n+/, '');
    if (index === children.length - 1) value = value.replace(/\n+$/, '');
    return { ...child, value };
  });
}

/** Pages of the site have a copy beside them; other files of the site have their own URL. */
function fullUrl(url: string, siteUrl: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  return siteUrl + url.slice(1).replace(/\.html(?=$|[?#])/, '.md');
}

/**
 * @returns whether a node is a comment, which is no part of the copy
 * @throws {Error} when it is another expression: it would be its source code
 */
function isComment({ type, value = '' }: Node): boolean {
  if (type !== 'mdxFlowExpression' && type !== 'mdxTextExpression') return false;
  if (/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(value)) return true;
  throw new Error(`the expression {${value}} has no Markdown`);
}

/** A callout as a quotation that says its kind. */
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

/** A heading without its explicit id. */
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

/** Sources of what a page imports, by name. */
function importsOf(tree: Node): Map<string, string> {
  const statements = (tree.children ?? []).flatMap(({ data }) => data?.estree?.body ?? []);
  return new Map(
    statements.flatMap(({ source, specifiers = [] }) =>
      specifiers.map(({ local }): [string, string] => [local.name, source?.value ?? '']),
    ),
  );
}

/** Values of attributes; an expression may name a file with data that the page imports. */
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
 * Puts snippets into a copy.
 *
 * @param markdown - from `markdownCopy`
 * @param snippetOf - copy of a snippet, by its path below the pages
 */
export function withSnippets(markdown: string, snippetOf: (file: string) => string): string {
  return markdown.replace(include, (_, file: string) => withSnippets(snippetOf(file), snippetOf));
}
