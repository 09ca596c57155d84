import { posix } from 'node:path';
import { blankFences } from '../../build/page/fences.ts';
import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import { literalText, parseScript, type SourceFile, walkScript } from './sourceFile.ts';

/**
 * Folders that each folder may import from, besides itself and files in the root such as i18n.json.
 */
const allowed: Record<string, readonly string[] | 'all'> = {
  docs: ['theme', 'src'],
  theme: ['src'],
  build: ['src'],
  src: [],
  samples: [],
  tests: 'all',
  scripts: 'all',
  e2e: 'all',
};

interface Reference {
  /** As in the source: `../site.ts`. */
  target: string;
  line: number;
}

function scriptReferences(input: SourceFile): Reference[] {
  const references: Reference[] = [];
  const add = (node: unknown) => {
    const target = literalText(node);
    if (target === undefined) return;
    const { start } = node as { start: number };
    references.push({ target, line: lineAt(input.source, start) });
  };
  walkScript(parseScript(input), (node) => {
    const call = node.callee as { type?: string; name?: string } | undefined;
    const [first] = (node.arguments ?? []) as unknown[];
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        add(node.source);
        break;
      case 'TSImportType':
        add(node.source ?? node.argument);
        break;
      case 'CallExpression':
        if (call?.name === 'require') add(first);
        break;
      case 'NewExpression':
        // A worker or an asset: `new URL('./file', import.meta.url)`.
        if (call?.name === 'URL') add(first);
        break;
    }
  });
  return references;
}

function cssReferences({ source }: SourceFile): Reference[] {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const pattern = /@import\s+(?:url\()?['"]([^'"]+)|\bfrom\s+['"]([^'"]+)|url\(\s*['"]?([^'")]+)/g;
  return [...css.matchAll(pattern)].map((match) => ({
    target: match[1] ?? match[2] ?? match[3] ?? '',
    line: lineAt(css, match.index),
  }));
}

/** Only imports are parsed, as parsing whole pages takes a hundred times as long. */
function pageReferences({ file, source }: SourceFile): Reference[] {
  let isModule = false;
  const lines = blankFences(source)
    .split('\n')
    .map((line) => {
      // An empty line ends a block of imports.
      isModule = line.trim() !== '' && (isModule || /^(?:import|export)\s/.test(line));
      return isModule ? line : '';
    });
  return scriptReferences({ file: `${file}.tsx`, source: lines.join('\n') });
}

/** Files that another file imports by relative path: scripts, styles and pages. */
function references(input: SourceFile): Reference[] {
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(input.file)) return scriptReferences(input);
  if (/\.css$/.test(input.file)) return cssReferences(input);
  if (/^docs\/(?:en|zh)\/.*\.mdx?$/.test(input.file)) return pageReferences(input);
  return [];
}

/**
 * Imports go in one direction: docs → theme → src; tests, scripts and e2e may import everything.
 */
export function folderDependencies(input: SourceFile): Problem[] {
  const { file } = input;
  const folder = file.includes('/') ? (file.split('/')[0] ?? '') : '';
  const reach = allowed[folder];
  if (reach === undefined || reach === 'all') return [];
  return references(input).flatMap(({ target, line }) => {
    if (!target.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), target.replace(/[?#].*$/, ''));
    const to = path.includes('/') ? (path.split('/')[0] ?? '') : '';
    if (to === folder || (to === '' && folder !== 'samples') || reach.includes(to)) return [];
    const may = reach.length > 0 ? `${folder}/ may import ${reach.join(', ')}` : 'nothing else';
    const message = `${folder}/ imports '${target}' of ${to || 'the root'}: ${may}; imports run docs → theme → src`;
    return [{ file, line, rule: 'folderDependencies', message }];
  });
}
