import { markdownCode } from '../../../src/markdownCode.mjs';
import { aliasLines, type Translate } from './describe.ts';
import type { Cell, FactListModel, FactTableModel } from './models.ts';

function cellMarkdown({ text, code, parts }: Cell): string {
  if (parts) return parts.map(cellMarkdown).join(', ');
  return [text, code && markdownCode(code)].filter(Boolean).join(' ') || '–';
}

/** @returns a bullet a fact */
export function factListMarkdown(
  { facts = [], marks, aliases = [] }: FactListModel,
  t: Translate,
): string {
  const types = aliasLines(aliases).map(markdownCode).join('; ');
  const listed = [...facts, ...marks].map((fact) => [fact.label, cellMarkdown(fact)]);
  if (types) listed.push([t('facts.types'), types]);
  return listed.map(([label, value]) => `- **${label}:** ${value}`).join('\n');
}

/** @returns a table, and what the type names in it stand for */
export function factTableMarkdown(
  { head, rows, aliases = [] }: FactTableModel,
  t: Translate,
): string {
  const table = markdownTable(
    head,
    rows.map((row) => row.map(cellMarkdown)),
  );
  const types = aliasLines(aliases).map(markdownCode).join('; ');
  return types ? `${table}\n\n${t('facts.types')}: ${types}` : table;
}

/**
 * @param head - column titles
 * @param rows - cells in Markdown, as many a row as there are columns
 * @returns a table in GitHub's Markdown
 */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
