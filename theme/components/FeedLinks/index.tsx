import { Head, usePage } from '@rspress/core/runtime';

/** A feed declared by a page. */
interface Feed {
  url: string;
  mime: string;
  language: string;
}

/**
 * Links in the head to the feeds that the page declares. Without `hreflang`: of several links with
 * the same one, only the last would remain.
 */
export function FeedLinks() {
  const { page } = usePage();
  const feeds = (page.feeds ?? []) as Feed[];
  if (feeds.length === 0) return null;
  return (
    <Head>
      {feeds.map(({ url, mime, language }) => (
        <link key={url} rel="alternate" type={mime} href={url} lang={language} />
      ))}
    </Head>
  );
}
