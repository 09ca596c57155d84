export { markdownCode } from '../../../src/markdownCode.mjs';

/** A labelled fact: the value in Markdown, code already in backticks. */
export interface MarkdownFact {
  label: string;
  value: string;
}

/** @returns a bullet a fact */
export function markdownFactList(facts: readonly MarkdownFact[]): string {
  const bullets = facts.map(({ label, value }) => `- **${label}:** ${value}`);
  return `\n${bullets.join('\n')}\n`;
}

/**
 * @param head - column titles
 * @param rows - cells in Markdown, as many a row as there are columns
 * @returns a table in GitHub's Markdown
 */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return `\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
