/** A problem in a file, with enough detail to fix it without reading the rule. */
export interface Problem {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** Name of the rule, equal to its file name. */
  rule: string;
  /** What is wrong, and how to fix it. */
  message: string;
}

/**
 * Formats problems for a terminal or an assertion message.
 *
 * @param problems In any order.
 * @returns One line `file:line [rule] message` per problem, sorted by file and line; '' if there
 *   are none.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, rule, message }) => `${file}:${line} [${rule}] ${message}`)
    .join('\n');
}
