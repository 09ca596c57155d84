import { mapLinesOutsideFences } from '../page/fences.mjs';

/**
 * Cleans the headings of a page's Markdown twin: explicit ids would stand as text, and a heading
 * that begins with a component loses the space behind its marks.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @returns {string}
 */
export function cleanHeadings(markdown) {
  return mapLinesOutsideFences(markdown, (line) =>
    line.replace(
      /^(#{1,6})(?!#) *(.+?)(?: *\\?\{#[\w-]+\})?$/,
      (_, marks, text) => `${marks} ${text.replace(/^(\d+\.) +/, '$1 ')}`,
    ),
  );
}

/**
 * Takes the source files off the code of a page's Markdown twin: the code itself stands there.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @returns {string}
 */
export function withoutSourceFiles(markdown) {
  return markdown.replace(/^([ \t]*`{3,}.*?) file="<root>[^"\n]*"/gm, '$1');
}

/**
 * Takes out blank lines that nobody sees on the page, several in a row and those at the end of code,
 * and puts in those that Markdown wants: below a heading and below code.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @returns {string}
 */
export function withTidyLines(markdown) {
  /** @type {string[]} */
  const lines = [];
  /** @type {string | undefined} */
  let fence;
  let needsBlank = false;
  for (const line of markdown.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      if (line.trim() === '' && lines.at(-1)?.trim() === '') continue;
      if (needsBlank && line.trim() !== '') lines.push('');
      needsBlank = /^#{1,6} /.test(line);
      fence = marker;
    } else if (marker?.startsWith(fence)) {
      while (lines.at(-1)?.trim() === '') lines.pop();
      fence = undefined;
      // Code inside a list goes on with its item.
      needsBlank = /^\S/.test(line);
    }
    lines.push(line);
  }
  return lines.join('\n').trim().concat('\n');
}

/** Kinds of callouts and what GitHub's Markdown calls them. */
const alerts = /** @type {Record<string, string>} */ ({
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
});

/**
 * Writes callouts as quotations that say their kind: few readers of Markdown know `:::tip`.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @returns {string}
 */
export function withQuotedCallouts(markdown) {
  return markdown.replace(
    /^:::(\w+)(?:[ \t]+(.+?))?[ \t]*\n([\s\S]*?)^:::[ \t]*$/gm,
    (whole, /** @type {string} */ kind, /** @type {string | undefined} */ title, body) => {
      const alert = alerts[kind];
      if (!alert) return whole;
      const lines = [
        `[!${alert}]`,
        ...(title ? [`**${title}**`, ''] : []),
        ...body.trim().split('\n'),
      ];
      return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
    },
  );
}

/**
 * Gives links to files of the site their full address, as links to pages have.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @param {string} siteUrl - address of the site with its base, with a slash at the end
 * @returns {string}
 */
export function withFullAddresses(markdown, siteUrl) {
  return mapLinesOutsideFences(markdown, (line) =>
    line.replace(/\]\(\/(?!\/)/g, () => `](${siteUrl}`),
  );
}

/**
 * Says under the title of a Markdown twin where it comes from: it travels without its address.
 *
 * @param {string} markdown - a Markdown twin
 * @param {string} source - one line of Markdown
 * @returns {string}
 */
export function withSource(markdown, source) {
  const title = /^# .+$/m.exec(markdown);
  const end = title ? title.index + title[0].length : 0;
  const before = markdown.slice(0, end);
  return `${before}${before && '\n\n'}> ${source}\n\n${markdown.slice(end).trimStart()}`;
}
