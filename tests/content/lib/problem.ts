/** Something wrong in a file, said so that a reader can fix it without opening the rule. */
export interface Problem {
  /** Path from the repository root, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** Name of the rule, as its file is called. */
  rule: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/**
 * Renders problems for a terminal or an assertion message.
 *
 * @param problems In any order.
 * @returns One `file:line [rule] message` a line, ordered by file and line; '' when there are none.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, rule, message }) => `${file}:${line} [${rule}] ${message}`)
    .join('\n');
}
