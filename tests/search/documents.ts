import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import optionsFile from '../../src/data/options.json' with { type: 'json' };
import { optionNames } from '../../src/search/optionNames.ts';
import { questionsFor } from '../../src/search/questions.ts';
import type { SearchDocument, SearchHeading } from '../../src/search/types.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');
const silent = new Set(['html', 'image', 'imageReference', 'definition', 'thematicBreak']);
const blocks = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'code']);

interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  children?: MarkdownNode[];
}

/**
 * The documents of the search index, read off the pages before the site is built, with the fields
 * of the emitted file. A browser test looks at the emitted file itself.
 */
export function readDocuments(lang: string): SearchDocument[] {
  const root = path.join(docs, lang);
  const names = Object.keys(optionsFile.options);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('shared/') && file !== 'index.mdx')
    .sort()
    .map((file, id) => {
      const prefix = lang === 'en' ? '' : `/${lang}`;
      const routePath = `${prefix}/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
      const page = readPage(readFileSync(path.join(root, file), 'utf8'));
      return {
        id,
        domain: '',
        routePath,
        names: optionNames(routePath, names),
        asked: questionsFor(routePath),
        ...page,
      };
    });
}

/** Route of a page by its path below the language's folder; undefined until it is written. */
export function routeOf(lang: string, page: string): string | undefined {
  if (!existsSync(path.join(docs, lang, `${page}.mdx`))) return undefined;
  return `${lang === 'en' ? '' : `/${lang}`}/${page.replace(/(^|\/)index$/, '$1')}`;
}

function readPage(source: string) {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [
    '',
    '',
    source,
  ];
  const { title = '', description } = (parse(front) ?? {}) as {
    title?: string;
    description?: string;
  };
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(body.replace(/^import .*$/gm, '')) as MarkdownNode;
  const toc: SearchHeading[] = [];
  let content = '';
  for (const node of tree.children ?? []) {
    const text = textOf(node).trim();
    if (!text || (node.type === 'heading' && node.depth === 1)) continue;
    if (content) content += '\n\n';
    if (node.type === 'heading') {
      const [, heading = text, id = ''] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(text) ?? [];
      toc.push({ id, text: heading, depth: node.depth ?? 2, charIndex: content.length });
      content += heading;
    } else {
      content += text;
    }
  }
  return { title, content, toc, ...(description && { description }) };
}

function textOf(node: MarkdownNode): string {
  if (silent.has(node.type)) return '';
  const inner = (node.children ?? []).map(textOf).join(node.type === 'tableRow' ? '\t' : '');
  const end = blocks.has(node.type) ? '\n' : '';
  return `${node.value?.replace(/^\s*:::.*$/gm, '') ?? ''}${inner}${end}`;
}
