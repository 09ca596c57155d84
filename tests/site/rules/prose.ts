import type { Problem } from '../../content/lib/problem.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** Words of an alphabet, and single Chinese characters. */
const word = /[a-z]{3,}|\p{Script=Han}/giu;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(word)) {
    const key = found.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Ids of headings and kinds of callouts, which readers do not see. */
const notShown = /\(#[^()]*\)\s*$|^\s*:::\s*\w*/gm;

/**
 * The built page and its Markdown copy contain every word of the source's prose, as often as the
 * source does. Transforms could otherwise drop a sentence unnoticed.
 */
export const prose: SiteRule = (site) =>
  [...site.sources].flatMap(([url, source]): Problem[] => {
    const built = site.pages.get(url);
    if (!built) return [];
    const lines = source.prose.replace(notShown, '').split('\n');
    const copy = site.markdown.get(built.file.replace(/\.html$/, '.md'));
    return [
      { name: 'the page', text: built.text },
      { name: 'its Markdown copy', text: copy },
    ].flatMap(({ name, text }): Problem[] => {
      const lost = text === undefined ? [] : lostWords(lines, text);
      if (lost.length === 0) return [];
      const lostOn = (line: string) => {
        const words = countWords(line);
        return lost.filter((key) => words.has(key)).length;
      };
      const most = Math.max(...lines.map(lostOn));
      const line = lines.findIndex((candidate) => lostOn(candidate) === most) + 1;
      const message = `${name} does not contain all of the text: ${lost.join(', ')}`;
      return [{ ...problemOn(site, url, 'prose', message), line }];
    });
  });

function lostWords(lines: readonly string[], text: string): string[] {
  const shown = countWords(text);
  return [...countWords(lines.join('\n'))].flatMap(([key, count]) =>
    count > (shown.get(key) ?? 0) ? key : [],
  );
}
