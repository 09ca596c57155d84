import strings from '../../../i18n.json' with { type: 'json' };
import { picturePath, twinPath } from '../../../src/pagePaths.ts';
import { type Language, languages, siteTitle } from '../../../src/site.ts';
import { addressOf, languagePrefix, withoutLanguage } from '../addresses.ts';
import type { MachinePage } from '../page.ts';
import { pictureSize } from '../pictures/picture.ts';
import { structuredData } from './structuredData.ts';

/** Languages with their territory, as Open Graph names them. */
const locales: Record<Language, string> = { en: 'en_US', zh: 'zh_CN' };

/** Text as the value of an attribute. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Data as the content of a script element: none of it can end the element. */
function scriptContent(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * What the head of a page tells machines: its own address and those of its other forms, how it
 * looks where it is shared, and what it is.
 *
 * @param page - the page
 * @param siteUrl - address of the site with its base, with a slash at the end
 * @returns HTML
 */
export function machineHead(page: MachinePage, siteUrl: string): string {
  const { routePath, lang, title, description } = page;
  const address = (path: string) => addressOf(siteUrl, path);
  const path = withoutLanguage(routePath);
  const isHome = path === '/';
  const image = address(picturePath(routePath));
  const others = languages.filter((other) => other !== lang);

  const links: [rel: string, href: string, more?: string][] = [
    ['canonical', address(routePath)],
    ...languages.map((other): [string, string, string] => [
      'alternate',
      address(languagePrefix(other) + path),
      `hreflang="${other}"`,
    ]),
    ['alternate', address(path), 'hreflang="x-default"'],
    ['alternate', address(twinPath(routePath)), 'type="text/markdown"'],
    ['describedby', address(`${languagePrefix(lang)}/llms.txt`), 'type="text/plain"'],
  ];
  const properties: [property: string, content: string | undefined][] = [
    ['og:type', isHome ? 'website' : 'article'],
    ['og:site_name', siteTitle],
    ['og:title', page.titleSuffix ? `${title} - ${page.titleSuffix}` : title],
    ['og:description', description],
    ['og:url', address(routePath)],
    ['og:locale', locales[lang]],
    ...others.map((other): [string, string] => ['og:locale:alternate', locales[other]]),
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', strings['build.picture.alt'][lang].replace('{{title}}', title)],
    ['article:published_time', page.published],
    ['article:modified_time', isHome ? undefined : page.modified],
  ];
  return [
    ...links.map(
      ([rel, href, more]) =>
        `<link rel="${rel}" ${more ? `${more} ` : ''}href="${attribute(href)}">`,
    ),
    ...properties.flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${attribute(content)}">`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${scriptContent(structuredData(page, siteUrl))}</script>`,
  ].join('');
}

/** Tags that Rspress writes about the same things. */
const replaced =
  /<link\b[^>]*\brel="(?:canonical|alternate)"[^>]*\b(?:hreflang|type="text\/markdown")[^>]*>\s*|<link\b[^>]*\brel="describedby"[^>]*>\s*|<meta\b[^>]*\bproperty="(?:og|article):[^>]*>\s*/g;

/**
 * Puts tags into the head of a page, in place of those that Rspress writes about the same things.
 *
 * @param html - a whole page
 * @param tags - as `machineHead` makes them
 * @throws {Error} when the page has no head
 */
export function withHead(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('the page has no <head>');
  return `${html.slice(0, end).replace(replaced, '')}${tags}${html.slice(end)}`;
}

/** What the head of a page says that search engines must not list. */
export const unlistedHead = '<meta name="robots" content="noindex">';
