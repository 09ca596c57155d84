import { blank, lineAt, type Page, walkTree } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

const escapeComment = /\{\/\*\s*typed-default:\s*\S.*?\*\/\}/;

/** A value in code: `true`, `3000`, `'auto'`. */
const value =
  '`(?:true|false|null|undefined|-?\\d[\\d.]*|\'[^`]*\'|"[^`]*"|\\[[^`]*\\]|\\{[^`]*\\})`';

/** Phrases for a default in prose, with its value in code or as a plain word. */
const typed: Record<Page['lang'], RegExp> = {
  en: new RegExp(
    [
      '\\bdefaults?(?:\\s+value)?\\s*(?:is|are|to|of|:|=|,|\\()\\s*(?:set\\s+to\\s+)?\\**(?:`|\\b(?:true|false)\\b)',
      '`[^`\\n]+`\\**,?\\s+(?:is|as)\\s+the\\s+default(?!\\s+export)',
      `${value}\\**,?\\s+by\\s+default`,
      `\\bby\\s+default,?\\s+(?:it\\s+is\\s+|is\\s+)?\\**${value}`,
      `\\bdefault\\s+${value}`,
    ].join('|'),
    'gi',
  ),
  zh: new RegExp(
    [
      '(?:默认|缺省)(?:值|情况下)?\\s*(?:是|为|等于|使用|采用|取|设为|：|:|（|，)\\s*\\**(?:`|(?:true|false)\\b)',
      '`[^`\\n]+`\\s*(?:（默认(?:值)?）|是默认值|为默认值)',
      `(?:默认|缺省)\\s*${value}`,
    ].join('|'),
    'g',
  ),
};

/** The source without fences; inline code remains, as it contains the values. */
function withoutFences(page: Page): string {
  let text = page.source;
  walkTree(page.tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'code' || node.type === 'mdxjsEsm') {
      text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
    }
    return undefined;
  });
  return text;
}

/**
 * Defaults are not typed in sentences, but inserted from the data. Exceptions, such as a default of
 * another tool, need a reason on the same line: `{/* typed-default: reason *\/}`.
 */
export function typedDefaults(page: Page): Problem[] {
  const text = withoutFences(page);
  const lines = page.source.split('\n');
  const problems: Problem[] = [];
  const found = new Set<number>();
  for (const match of text.matchAll(typed[page.lang])) {
    const line = lineAt(text, match.index);
    found.add(line);
    if (escapeComment.test(lines[line - 1] ?? '')) continue;
    problems.push({
      file: page.file,
      line,
      rule: 'typedDefaults',
      message: `'${match[0].replace(/[\s*]+/g, ' ').trim()}' types a default: use <OptionDefault option="…" />, or say why not with {/* typed-default: reason */} on the line`,
    });
  }
  for (const [index, line] of lines.entries()) {
    if (escapeComment.test(line) && !found.has(index + 1)) {
      problems.push({
        file: page.file,
        line: index + 1,
        rule: 'typedDefaults',
        message: 'stale exception: the line types no default; remove the typed-default comment',
      });
    }
  }
  return problems;
}
