import type { PluginRssOptions } from '@rspress/plugin-rss';
import strings from '../../i18n.json' with { type: 'json' };
import { type Language, languages } from '../../src/site.ts';
import { languageTags } from './urls.ts';

const feedTypes = ['rss', 'atom'] as const;

/**
 * A feed of the release posts in one language. Pages refer to it with `link-rss` in their front
 * matter.
 */
export interface ReleaseFeed {
  id: string;
  lang: Language;
  /** Language tag of the feed. */
  language: string;
  type: (typeof feedTypes)[number];
  /** Matches the routes of the posts. */
  test: RegExp;
}

/** One RSS and one Atom feed per language. */
export const releaseFeeds: readonly ReleaseFeed[] = languages.flatMap((lang) =>
  feedTypes.map((type) => ({
    id: `releases-${lang}-${type}`,
    lang,
    language: languageTags[lang],
    type,
    test: new RegExp(`^${lang === languages[0] ? '' : `/${lang}`}/community/releases/v\\d`),
  })),
);

/**
 * Content of a page for feed readers: without interactive controls, and with absolute URLs.
 *
 * @param html - content of the page
 * @param pageUrl - absolute URL of the page
 */
export function feedContent(html: string, pageUrl: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(button|svg)\b.*?<\/\1>/gs, '')
    .replace(/<a\b[^>]*\bhref="#[^"]*"[^>]*>#<\/a>/g, '')
    .replace(/\b(href|src)="([^"]*)"/g, (_, name: string, target: string) => {
      const url = URL.canParse(target, pageUrl) ? new URL(target, pageUrl).href : target;
      return `${name}="${url}"`;
    });
}

/**
 * Options of the feed plugin.
 *
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function feedOptions(siteUrl: string): PluginRssOptions {
  return {
    siteUrl,
    feed: releaseFeeds.map(({ id, lang, language, type, test }) => {
      const filename = `${id}.xml`;
      const feedUrl = `${siteUrl}rss/${filename}`;
      return {
        id,
        title: strings['build.feed.title'][lang],
        description: strings['build.feed.description'][lang],
        link: `${siteUrl}${lang === languages[0] ? '' : `${lang}/`}community/releases/`,
        feedLinks: { [type]: feedUrl },
        language,
        test,
        item: (item) => ({
          ...item,
          // The URL of a post is a permanent identifier.
          id: item.link,
          content: feedContent(item.content ?? '', item.link),
        }),
        output: {
          type,
          dir: 'rss',
          filename,
          sorting: (left, right) => Number(right.date) - Number(left.date),
          transform: (_, { feed }) => {
            const dates = feed.items.map(({ date }) => date.getTime());
            // The content does not depend on the time of the build, and the feed's URL is its
            // identifier.
            feed.options = { ...feed.options, id: feedUrl, updated: new Date(Math.max(...dates)) };
            return type === 'rss' ? feed.rss2() : feed.atom1();
          },
        },
      };
    }),
  };
}
