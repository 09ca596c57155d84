import type { PluginRssOptions } from '@rspress/plugin-rss';
import { type Language, languages } from './site.ts';

/** Language tags of the feeds (spec 9): a feed names its variant of Chinese. */
const feedLanguages: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

const feedTypes = ['rss', 'atom'] as const;

/** A feed of the release posts in one language. Pages name it in `link-rss` of their front matter. */
export interface ReleaseFeed {
  id: string;
  language: string;
  type: (typeof feedTypes)[number];
  /** Matches the routes of the posts. */
  test: RegExp;
}

/** RSS and Atom, a pair a language (spec 3). */
export const releaseFeeds: readonly ReleaseFeed[] = languages.flatMap((lang) =>
  feedTypes.map((type) => ({
    id: `releases-${lang}-${type}`,
    language: feedLanguages[lang],
    type,
    test: new RegExp(`^${lang === languages[0] ? '' : `/${lang}`}/community/releases/v\\d`),
  })),
);

/**
 * Options of the feed plugin.
 *
 * @param siteUrl - address of the site with its base, with a slash at the end
 * @param title - brand of the site
 */
export function feedOptions(siteUrl: string, title: string): PluginRssOptions {
  return {
    siteUrl,
    feed: releaseFeeds.map(({ id, language, type, test }) => ({
      id,
      title,
      language,
      test,
      output: {
        type,
        filename: `${id}.xml`,
        sorting: (left, right) => Number(right.date) - Number(left.date),
      },
    })),
  };
}
