import { markdownCode } from '../../../src/markdownCode.mjs';
import { describeMinors } from '../../../src/versions.ts';
import { aliasLines, type Translate } from './describe.ts';
import type { ChangeLine } from './history.ts';
import type { Cell, FactListModel, FactTableModel } from './models.ts';

/** @returns a label for the versions that a part of a page applies to: '1.x', '1.4 and later' */
export function versionsLabel(minors: string, t: Translate): string {
  const { kind, from, to } = describeMinors(minors.split(' '));
  return t(`versions.${kind}`, { from, to });
}

function cellMarkdown(cell: Cell, t: Translate): string {
  const { text, code, parts, minors, namesVersion } = cell;
  const value =
    parts
      ?.map((part) => cellMarkdown(part, t))
      .join(parts.some((part) => part.minors) ? '; ' : ', ') ??
    [text, code && markdownCode(code)].filter(Boolean).join(' ');
  return minors && !namesVersion ? `${versionsLabel(minors, t)}: ${value || '–'}` : value || '–';
}

function changeMarkdown({ version, members, text, before, after }: ChangeLine): string {
  const values = [before, after].flatMap((code) => (code ? [markdownCode(code)] : []));
  const names = members.map(markdownCode).join(', ');
  return [version, names, text, values.join(' → ')].filter(Boolean).join(' ');
}

/** @returns one list item per fact, followed by the history */
export function factListMarkdown(model: FactListModel, t: Translate): string {
  const { notices = [], facts = [], marks, aliases = [], history = [] } = model;
  const types = aliasLines(aliases).map((line) => cellMarkdown(line, t));
  const listed = [...facts, ...marks].map(({ label, minors: _, ...cell }) => [
    label,
    cellMarkdown(cell, t),
  ]);
  if (types.length > 0) listed.push([t('facts.types'), types.join('; ')]);
  if (history.length > 0) listed.push([t('facts.history'), history.map(changeMarkdown).join('; ')]);
  return [
    ...notices.map((notice) => `- ${cellMarkdown(notice, t)}`),
    ...listed.map(([label, value]) => `- **${label}:** ${value}`),
  ].join('\n');
}

/** @returns a table, followed by the definitions of its types */
export function factTableMarkdown(
  { head, rows, aliases = [] }: FactTableModel,
  t: Translate,
): string {
  const table = markdownTable(
    head,
    rows.map((row) => row.map((cell) => cellMarkdown(cell, t))),
  );
  const types = aliasLines(aliases)
    .map((line) => cellMarkdown(line, t))
    .join('; ');
  return types ? `${table}\n\n${t('facts.types')}: ${types}` : table;
}

/**
 * @param head - column titles
 * @param rows - cells in Markdown, one per column
 * @returns a table in GitHub Flavored Markdown
 */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
