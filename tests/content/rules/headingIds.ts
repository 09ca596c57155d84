import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A lower-case ASCII id for a heading; '' if its text contains no usable characters. */
function suggestId(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * All headings from H2 down have an explicit, unique, kebab-case ASCII id, including those in
 * snippets.
 */
export function headingIds(page: Page, snippets: readonly Page[] = []): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) =>
    problems.push({ file: page.file, line, rule: 'headingIds', message });
  const taken = new Map<string, string>();
  for (const snippet of snippets) {
    for (const { id, line } of snippet.headings) {
      if (id) taken.set(id, `${snippet.file}:${line}`);
    }
  }
  for (const { depth, id, text, line } of page.headings) {
    if (depth === 1) {
      if (id !== undefined) report(line, `H1 '${text}' needs no id: remove {#${id}}`);
      continue;
    }
    if (id === undefined) {
      const suggestion = suggestId(text) || 'short-english-id';
      report(line, `heading '${text}' has no id: write '${text} {#${suggestion}}'`);
      continue;
    }
    if (!kebabCase.test(id)) {
      report(line, `id '${id}' is not kebab-case ASCII: write {#${suggestId(id) || 'an-id'}}`);
    }
    const first = taken.get(id);
    if (first) report(line, `id '${id}' is taken by ${first}: ids are unique within a page`);
    else taken.set(id, `line ${line}`);
  }
  return problems;
}
