/**
 * Wraps text in Markdown code, with enough backticks for those inside it.
 *
 * @param {string} text - plain text on one line
 * @returns {string}
 */
export function markdownCode(text) {
  const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}
