import { mapLinesOutsideFences } from '../page/fences.ts';

/**
 * Cleans the headings of a page's Markdown copy: explicit ids would stand as text, and a heading
 * that begins with a component loses the space behind its marks.
 *
 * @param markdown - a Markdown copy as Rspress writes it
 */
export function cleanHeadings(markdown: string): string {
  return mapLinesOutsideFences(markdown, (line) =>
    line.replace(
      /^(#{1,6})(?!#) *(.+?)(?: *\\?\{#[\w-]+\})?$/,
      (_, marks: string, text: string) => `${marks} ${text.replace(/^(\d+\.) +/, '$1 ')}`,
    ),
  );
}

/**
 * Takes the source files off the code of a page's Markdown copy: the code itself stands there.
 *
 * @param markdown - a Markdown copy as Rspress writes it
 */
export function withoutSourceFiles(markdown: string): string {
  return markdown.replace(/^([ \t]*`{3,}.*?) file="<root>[^"\n]*"/gm, '$1');
}

/**
 * Takes out blank lines that nobody sees on the page, several in a row and those at the end of code,
 * and puts in those that Markdown wants: below a heading and below code.
 *
 * @param markdown - a Markdown copy as Rspress writes it
 */
export function withTidyLines(markdown: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
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
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/**
 * Writes callouts as quotations that say their kind: few readers of Markdown know `:::tip`.
 *
 * @param markdown - a Markdown copy as Rspress writes it
 */
export function withQuotedCallouts(markdown: string): string {
  return markdown.replace(
    /^:::(\w+)(?:[ \t]+(.+?))?[ \t]*\n([\s\S]*?)^:::[ \t]*$/gm,
    (whole, kind: string, title: string | undefined, body: string) => {
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
 * @param markdown - a Markdown copy as Rspress writes it
 * @param siteUrl - address of the site with its base, with a slash at the end
 */
export function withFullAddresses(markdown: string, siteUrl: string): string {
  return mapLinesOutsideFences(markdown, (line) =>
    line.replace(/\]\(\/(?!\/)/g, () => `](${siteUrl}`),
  );
}

/**
 * Says under the title of a Markdown copy where it comes from: it travels without its address.
 *
 * @param markdown - a Markdown copy
 * @param source - one line of Markdown
 */
export function withSource(markdown: string, source: string): string {
  const title = /^# .+$/m.exec(markdown);
  const end = title ? title.index + title[0].length : 0;
  const before = markdown.slice(0, end);
  return `${before}${before && '\n\n'}> ${source}\n\n${markdown.slice(end).trimStart()}`;
}
