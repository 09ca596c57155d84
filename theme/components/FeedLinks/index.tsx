import { Head, usePage } from '@rspress/core/runtime';

/** A feed that a page declares. */
interface Feed {
  url: string;
  mime: string;
  language: string;
}

/**
 * Links to the feeds that the page declares, in the head. Without `hreflang`: of several links with
 * the same one, only the last would stay.
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
