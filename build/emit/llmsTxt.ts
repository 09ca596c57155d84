import strings from '../../i18n.json' with { type: 'json' };
import { historyData } from '../../src/facts/historyData.ts';
import { markdownPath } from '../../src/pagePaths.ts';
import { type Language, languages, siteTitle } from '../../src/site.ts';
import { choiceLabel, majors } from '../../src/versions.ts';
import { foldersAbove } from '../navigation.ts';
import { languagePrefix, urlOf, withoutLanguage } from './urls.ts';

/** A page listed in `llms.txt`. */
export interface ListedPage {
  routePath: string;
  title: string;
  description?: string | undefined;
}

/** Replaces `{{name}}` in a text. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Beginning of all lists of pages: the project and its version. */
function opening(lang: Language): string {
  const { package: name, version } = historyData.source;
  const names = majors.map(choiceLabel).join(strings['build.llms.comma'][lang]);
  const about = fill(strings['build.llms.about'][lang], { package: name, version, majors: names });
  return `# ${siteTitle}\n\n> ${strings['build.site.description'][lang]}\n\n${about}\n`;
}

/** Section and group of a page in the sidebar: `Config: output`. */
function groupOf(routePath: string, lang: Language): string {
  const labels = foldersAbove(withoutLanguage(routePath), lang).map(({ title }) => title);
  return labels.join(strings['build.llms.colon'][lang]) || siteTitle;
}

/**
 * `llms.txt` as defined by llmstxt.org: a summary, followed by all pages of a language as links to
 * Markdown.
 *
 * @param lang - the language
 * @param pages - its pages in sidebar order
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function llmsTxt(lang: Language, pages: readonly ListedPage[], siteUrl: string): string {
  const absolute = (path: string) => urlOf(siteUrl, path);
  const files: [label: string, path: string][] = [
    [strings['build.llms.full'][lang], `${languagePrefix(lang)}/llms-full.txt`],
    [strings['build.llms.options'][lang], '/options.json'],
    [strings['build.llms.messages'][lang], '/messages.json'],
    ...languages
      .filter((other) => other !== lang)
      .map((other): [string, string] => [
        fill(strings['build.llms.otherLanguage'][lang], {
          language: strings['language.self'][other],
        }),
        `${languagePrefix(other)}/llms.txt`,
      ]),
  ];
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const group = groupOf(page.routePath, lang);
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const sections = [...groups].map(([group, members]) => {
    const lines = members.map(({ routePath, title, description }) => {
      const link = `- [${title}](${absolute(markdownPath(routePath))})`;
      return description ? `${link}: ${description}` : link;
    });
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  return [
    opening(lang),
    `${strings['build.llms.links'][lang]}\n`,
    `${files.map(([label, path]) => `- [${label}](${absolute(path)})`).join('\n')}\n`,
    ...sections,
  ].join('\n');
}

/** Language of a file in the built site: `zh/llms-full.txt`. */
function languageOf(file: string): Language {
  const named = languages.find((lang) => file.startsWith(`${lang}/`));
  return named ?? languages[0];
}

/**
 * Beginning of the file that contains all pages.
 *
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function llmsFullHead(lang: Language, siteUrl: string): string {
  const index = urlOf(siteUrl, `${languagePrefix(lang)}/llms.txt`);
  return `${opening(lang)}\n${fill(strings['build.llms.index'][lang], { index })}\n`;
}

/**
 * Line of Markdown with the URL of a Markdown copy.
 *
 * @param file - the copy, relative to the built site: `zh/config/index.md`
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function markdownSource(file: string, siteUrl: string): string {
  const lang = languageOf(file);
  const page = urlOf(siteUrl, `/${file.replace(/(?:(^|\/)index)?\.md$/, '$1')}`);
  const index = urlOf(siteUrl, `${languagePrefix(lang)}/llms.txt`);
  return fill(strings['build.markdownCopy.source'][lang], {
    page: `<${page}>`,
    index: `<${index}>`,
  });
}
