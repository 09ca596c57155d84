import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Compares a page with its translation; problems are reported on the Chinese page. */
export type PairRule = (en: Page, zh: Page) => Problem[];

/** Path of a page without the prefix of its language, for comparison. */
export function withoutLanguage(url: string): string {
  return url.replace(/^\/zh(?=$|[#?])/, '/').replace(/^\/zh\//, '/');
}

/** Whether a text is translated: it contains a Chinese character. */
export function isChinese(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text);
}

interface Keyed {
  line: number;
  section: string;
}

/**
 * Compares parts of two pages below each heading, in any order, as word order differs between
 * languages.
 *
 * @param en Parts of the English page.
 * @param zh Parts of the Chinese page.
 * @param key Returns a string that has to be equal.
 * @returns Parts of one page that the same section of the other page lacks.
 */
export function differBySection<T extends Keyed>(
  en: readonly T[],
  zh: readonly T[],
  key: (part: T) => string,
): { missing: T[]; extra: T[] } {
  const open = new Map<string, T[]>();
  const name = (part: T) => `${part.section}\n${key(part)}`;
  for (const part of en) open.set(name(part), [...(open.get(name(part)) ?? []), part]);
  const extra = zh.filter((part) => !open.get(name(part))?.shift());
  return { missing: [...open.values()].flat(), extra };
}

/** 'below #id' or 'below heading 2', for a message. */
export function placeName(section: string): string {
  if (section === '') return 'above the first heading';
  return section.startsWith('heading ') ? `below ${section}` : `below #${section}`;
}

/** Line of a section's heading, or the first line of the page. */
export function sectionLine(page: Page, section: string): number {
  return page.headings.find((heading) => heading.section === section)?.line ?? 1;
}
