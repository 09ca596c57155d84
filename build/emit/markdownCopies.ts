import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filePath, markdownPath } from '../../src/pagePaths.ts';
import { languages } from '../../src/site.ts';
import { pagesOf } from '../navigation.ts';
import type { BuiltSite, EmittedPage } from './builtSite.ts';
import { llmsFullHead, llmsTxt, markdownSource } from './llmsTxt.ts';
import { languagePrefix, urlOf, withoutLanguage } from './urls.ts';

/**
 * Writes a Markdown copy of each page, and for each language a list of all copies and a file that
 * contains all of them.
 */
export async function writeMarkdownCopies(site: BuiltSite): Promise<void> {
  const { folder, pages, siteUrl, markdownOf } = site;
  const write = async (file: string, text: string) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  for (const lang of languages) {
    const own = inOrder(
      pages.filter((page) => page.lang === lang),
      pagesOf(lang).map((page) => languagePrefix(lang) + page),
    );
    const copies = await Promise.all(
      own.map(({ routePath }) => markdownOf(sourceFile(routePath, lang))),
    );
    const prefix = languagePrefix(lang);
    await Promise.all(
      own.map(({ routePath }, index) => {
        const file = markdownPath(routePath).slice(1);
        return write(file, `${withSource(copies[index] ?? '', markdownSource(file, siteUrl))}\n`);
      }),
    );
    const listed = own.filter(({ routePath }) => withoutLanguage(routePath) !== '/');
    await write(`${prefix}/llms.txt`, llmsTxt(lang, listed, siteUrl));
    const all = own.map(
      ({ routePath }, index) =>
        `---\nurl: ${urlOf(siteUrl, markdownPath(routePath))}\n---\n\n${copies[index]}\n`,
    );
    const head = llmsFullHead(lang, siteUrl);
    await write(`${prefix}/llms-full.txt`, [head, ...all].join('\n'));
  }
}

/** Source file of a page, relative to the folder of all pages: `zh/config/mode.mdx`. */
function sourceFile(routePath: string, lang: string): string {
  return `${lang}${filePath(withoutLanguage(routePath))}.mdx`;
}

/** Pages in sidebar order, followed by those that are in no sidebar. */
function inOrder(pages: readonly EmittedPage[], order: readonly string[]): EmittedPage[] {
  const placeOf = new Map(order.map((routePath, place) => [routePath, place]));
  return [...pages].sort(
    (a, b) =>
      (placeOf.get(a.routePath) ?? order.length) - (placeOf.get(b.routePath) ?? order.length) ||
      (a.routePath < b.routePath ? -1 : 1),
  );
}

/**
 * Adds the URL of a Markdown copy below its title, as it may be passed on without it.
 *
 * @param markdown - a copy
 * @param source - one line of Markdown
 */
function withSource(markdown: string, source: string): string {
  const title = /^# .+$/m.exec(markdown);
  const end = title ? title.index + title[0].length : 0;
  const before = markdown.slice(0, end);
  return `${before}${before && '\n\n'}> ${source}\n\n${markdown.slice(end).trimStart()}`;
}
