import type { Heading, Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';
import { lowerCaseNames, properNouns, properPhrases } from './properNouns.ts';

/** Pages whose headings are names of options and properties, with their original case. */
const referencePages = /^(?:config|api|plugins)\//;

/** Quotations and code are excluded. */
function withoutQuotations(text: string): string {
  return text.replace(/`[^`]*`/g, '`').replace(/"[^"]*"|“[^”]*”|'[^']*'(?!\w)/g, '`');
}

function bareWord(word: string): string {
  return word.replace(/^[([]+/, '').replace(/(?:'s)?[)\],.:;?!]*$/, '');
}

/** The word that violates sentence case in a heading, or undefined. */
function fault({ text }: Heading, reference: boolean): string | undefined {
  // Messages are quoted literally, as people search for them.
  const names = properPhrases.reduce((rest, name) => rest.replaceAll(name, '`'), text);
  const words = withoutQuotations(names).split(/\s+/);
  const [head = ''] = words;
  const start = bareWord(head);
  if (/^[a-z]/.test(start) && !lowerCaseNames.has(start)) {
    const name = /[./:@_-]|[a-z][A-Z]/.test(start) || (reference && words.length === 1);
    if (!name) return `starts in lower case: write '${start[0]?.toUpperCase()}${start.slice(1)}'`;
  }
  for (const [index, word] of words.entries()) {
    const bare = bareWord(word);
    const opens = index === 0 || /[:.?!]$/.test(words[index - 1] ?? '');
    if (opens || !/^[A-Z][a-z]+(?:-[A-Z]?[a-z]+)*$/.test(bare)) continue;
    const parts = bare.split('-').filter((part) => /^[A-Z]/.test(part));
    if (parts.every((part) => properNouns.has(part))) continue;
    return `is not in sentence case: write '${bare.toLowerCase()}' (a proper noun goes into tests/content/rules/properNouns.ts)`;
  }
  return undefined;
}

/** English headings are in sentence case, except for names, options and quotations. */
export function sentenceCase(page: Page): Problem[] {
  if (page.lang !== 'en') return [];
  const reference = referencePages.test(page.path) || page.shared;
  return page.headings.flatMap((heading) => {
    const message = fault(heading, reference);
    if (!message) return [];
    const { line, text } = heading;
    return [
      { file: page.file, line, rule: 'sentenceCase', message: `heading '${text}' ${message}` },
    ];
  });
}
