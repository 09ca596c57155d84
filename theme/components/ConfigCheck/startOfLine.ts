/** @returns the offset of a line, counted from 1 */
export function startOfLine(text: string, line: number): number {
  return text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
}
