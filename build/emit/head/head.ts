import { toHtml } from 'hast-util-to-html';
import strings from '../../../i18n.json' with { type: 'json' };
import { markdownPath, picturePath } from '../../../src/pagePaths.ts';
import { type Language, languages, siteTitle } from '../../../src/site.ts';
import type { EmittedPage } from '../builtSite.ts';
import { pictureSize } from '../pictures/picture.ts';
import { languagePrefix, urlOf, withoutLanguage } from '../urls.ts';
import { structuredData } from './structuredData.ts';

/** Languages with their territory, as in Open Graph. */
const locales: Record<Language, string> = { en: 'en_US', zh: 'zh_CN' };

type Element = Extract<Parameters<typeof toHtml>[0], { type: 'element' }>;
type Properties = Element['properties'];

/** JSON for a script element, escaped so that it cannot end the element. */
function scriptContent(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function element(tagName: string, properties: Properties, text?: string): Element {
  const children = text === undefined ? [] : [{ type: 'text' as const, value: text }];
  return { type: 'element', tagName, properties, children };
}

/**
 * Tags in the head for search engines and social networks: canonical and alternate URLs, Open
 * Graph, structured data.
 *
 * @param page - the page
 * @param siteUrl - URL of the site with its base and a trailing slash
 * @returns HTML
 */
export function pageHead(page: EmittedPage, siteUrl: string): string {
  const { routePath, lang, title, description } = page;
  const url = (path: string) => urlOf(siteUrl, path);
  const path = withoutLanguage(routePath);
  const isHome = path === '/';
  const alternate = (hrefLang: string, other: string) => ({
    rel: ['alternate'],
    hrefLang,
    href: url(other),
  });
  const links: Properties[] = [
    { rel: ['canonical'], href: url(routePath) },
    ...languages.map((other) => alternate(other, languagePrefix(other) + path)),
    alternate('x-default', path),
    { rel: ['alternate'], type: 'text/markdown', href: url(markdownPath(routePath)) },
    { rel: ['describedby'], type: 'text/plain', href: url(`${languagePrefix(lang)}/llms.txt`) },
  ];
  const properties: [property: string, content: string | undefined][] = [
    ['og:type', isHome ? 'website' : 'article'],
    ['og:site_name', siteTitle],
    ['og:title', page.titleSuffix ? `${title} - ${page.titleSuffix}` : title],
    ['og:description', description],
    ['og:url', url(routePath)],
    ['og:locale', locales[lang]],
    ...languages
      .filter((other) => other !== lang)
      .map((other): [string, string] => ['og:locale:alternate', locales[other]]),
    ['og:image', url(picturePath(routePath))],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', strings['build.picture.alt'][lang].replace('{{title}}', title)],
    ['article:published_time', page.published],
    ['article:modified_time', isHome ? undefined : page.modified],
  ];
  const data = scriptContent(structuredData(page, siteUrl));
  return toHtml(
    [
      ...links.map((link) => element('link', link)),
      ...properties.flatMap(([property, content]) =>
        content ? [element('meta', { property, content })] : [],
      ),
      element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      element('script', { type: 'application/ld+json' }, data),
    ],
    { characterReferences: { useNamedReferences: true } },
  );
}

/** Tags from Rspress that these replace. */
const replaced =
  /<link\b[^>]*\brel="(?:canonical|alternate)"[^>]*\b(?:hreflang|type="text\/markdown")[^>]*>\s*|<link\b[^>]*\brel="describedby"[^>]*>\s*|<meta\b[^>]*\bproperty="(?:og|article):[^>]*>\s*/g;

/**
 * Inserts tags into the head of a page and removes those from Rspress that they replace.
 *
 * @param html - a whole page
 * @param tags - from `pageHead`
 * @throws {Error} if the page has no head
 */
export function withHead(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('the page has no <head>');
  return `${html.slice(0, end).replace(replaced, '')}${tags}${html.slice(end)}`;
}

/** Tag for pages that search engines should not index. */
export const unlistedHead = '<meta name="robots" content="noindex">';
