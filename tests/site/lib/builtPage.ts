import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface BuiltLink {
  href: string;
  /** Target language of a link, in the language menu. */
  hreflang: string | undefined;
}

/** The parts of a built HTML page that rules check. */
export interface BuiltPage {
  /** Path relative to the output folder: `zh/config/root.html`. */
  file: string;
  /** Clean URL: `/zh/config/root`, `/zh/config/`. */
  url: string;
  lang: 'en' | 'zh';
  /** The `lang` attribute of `<html>`. */
  htmlLang: string | undefined;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** `<link rel="alternate" hreflang>`. */
  alternates: { hreflang: string; href: string }[];
  /** Other `<link>` elements to files of this site: the Markdown copy, the list of pages. */
  headLinks: { rel: string; type: string | undefined; href: string }[];
  /** Target of `<link rel="expect">`: `#id`. */
  expected: string[];
  /** All values of `<meta>` by name or property. */
  meta: Record<string, string[]>;
  /** Content of each `<script type="application/ld+json">`. */
  structuredData: string[];
  h1: string[];
  /** All ids, including duplicates. */
  ids: string[];
  /** Ids of headings, for messages. */
  headingIds: string[];
  links: BuiltLink[];
  images: { src: string; alt: string | undefined }[];
  /**
   * Groups of texts: cells of a table row, terms and values of a list, lines of a history, notices.
   * Parts for some versions are marked: see `visibleIn`.
   */
  rows: string[][];
  /** Number of paragraphs in the source, and after parsing by a browser. */
  paragraphs: { written: number; read: number };
  /** Blocks of code. */
  code: string[];
  /** All text of the main content, including what a version or a script hides. */
  text: string;
  /** Hashes of inline scripts in the form of a content security policy: `sha256-…`. */
  inlineScripts: string[];
  /** Markup that a policy without `unsafe-inline` blocks: `<p style="…">`. */
  inlineCode: string[];
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  const attributes = 'attrs' in node ? attributesOf(node) : {};
  // Summaries of collapsed content, and content hidden when scripts run.
  if (node.nodeName === 'summary' || 'data-version-label' in attributes) return '';
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  const minors = attributes['data-for'];
  return minors === undefined ? text : `\uE000${minors}\uE001${text}\uE002`;
}

function allText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  const text = 'childNodes' in node ? node.childNodes.map(allText).join('') : '';
  // Words end where elements do, but not where a line may be broken.
  return node.nodeName === 'wbr' || node.nodeName === '#comment' ? '' : ` ${text} `;
}

const versionPart = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002/g;

/**
 * @param text - of a row on a page
 * @param minor - the reader's version
 * @returns the visible part
 */
export function visibleIn(text: string, minor: string): string {
  const shown = text.replace(versionPart, (_, minors: string, part: string) =>
    minors.split(' ').includes(minor) ? part : '',
  );
  return shown === text ? text : visibleIn(shown, minor);
}

/** Texts of a row, marked with the versions of the row. */
function rowOf(row: Element, cells: Element[]): string[] {
  const minors = attributesOf(row)['data-for'];
  const texts = cells.map(textOf);
  return minors === undefined ? texts : texts.map((text) => `\uE000${minors}\uE001${text}\uE002`);
}

/** Elements in document order, without the content of `<template>`. */
function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap(elementsOf);
  return 'tagName' in node ? [node, ...below] : below;
}

function childrenOf(node: Node, names: readonly string[]): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.filter((child): child is Element => names.includes(child.nodeName));
}

/** Clean URL of a file: `zh/config/index.html` → `/zh/config/`. */
export function urlOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
}

function addMeta(page: BuiltPage, name: string | undefined, content = ''): void {
  if (name) page.meta[name] = [...(page.meta[name] ?? []), content];
}

/**
 * Parses a built page.
 *
 * @param file Path relative to the output folder.
 * @param html Content of the file.
 */
export function parseBuiltPage(file: string, html: string): BuiltPage {
  const url = urlOf(file);
  const page: BuiltPage = {
    file,
    url,
    lang: /^\/zh(?:\/|$)/.test(url) ? 'zh' : 'en',
    htmlLang: undefined,
    title: '',
    description: undefined,
    canonical: undefined,
    alternates: [],
    headLinks: [],
    expected: [],
    meta: {},
    structuredData: [],
    h1: [],
    ids: [],
    headingIds: [],
    links: [],
    images: [],
    rows: [],
    paragraphs: { written: html.match(/<p[\s>]/g)?.length ?? 0, read: 0 },
    code: [],
    text: '',
    inlineScripts: [],
    inlineCode: [],
  };
  for (const element of elementsOf(parse(html))) {
    const attributes = attributesOf(element);
    const { id, href, rel, hreflang } = attributes;
    if (id !== undefined) page.ids.push(id);
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on|^style$/.test(name) || /^\s*javascript:/i.test(value)) {
        page.inlineCode.push(`<${element.tagName} ${name}="${value}">`);
      }
    }
    switch (element.tagName) {
      case 'html':
        page.htmlLang = attributes.lang;
        break;
      case 'title':
        // SVG images have titles, too.
        if (element.parentNode?.nodeName === 'head') page.title = textOf(element).trim();
        break;
      case 'meta':
        if (attributes.name === 'description') page.description = attributes.content;
        addMeta(page, attributes.property ?? attributes.name, attributes.content);
        break;
      case 'link':
        if (rel === 'canonical') page.canonical = href;
        if (rel === 'expect') page.expected.push(href ?? '');
        if (rel === 'alternate' && hreflang) page.alternates.push({ hreflang, href: href ?? '' });
        else if (rel === 'alternate' || rel === 'describedby') {
          page.headLinks.push({ rel, type: attributes.type, href: href ?? '' });
        }
        break;
      case 'style':
        page.inlineCode.push('<style>');
        break;
      case 'script':
        if (attributes.type === 'application/ld+json') page.structuredData.push(textOf(element));
        // Data blocks are not executed.
        if (attributes.src === undefined && !attributes.type?.includes('json')) {
          const hash = createHash('sha256').update(textOf(element)).digest('base64');
          page.inlineScripts.push(`sha256-${hash}`);
        }
        break;
      case 'a':
        if (href !== undefined) page.links.push({ href, hreflang });
        break;
      case 'img':
        page.images.push({ src: attributes.src ?? '', alt: attributes.alt });
        break;
      case 'tr':
        page.rows.push(rowOf(element, childrenOf(element, ['th', 'td'])));
        break;
      case 'dt':
        if (element.parentNode && 'attrs' in element.parentNode) {
          const row = element.parentNode;
          page.rows.push(rowOf(row, childrenOf(row, ['dt', 'dd'])));
        }
        break;
      case 'li': {
        const cells = childrenOf(element, ['span', 'div']);
        if (cells.length === 2) page.rows.push(rowOf(element, cells));
        break;
      }
      case 'p':
        if ('data-tone' in attributes) page.rows.push([textOf(element)]);
        page.paragraphs.read++;
        break;
      case 'main':
        page.text = allText(element);
        break;
      case 'pre':
        page.code.push(textOf(element));
        break;
      case 'h1':
        page.h1.push(textOf(element).trim());
        if (id) page.headingIds.push(id);
        break;
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        if (id) page.headingIds.push(id);
        break;
    }
  }
  return page;
}
