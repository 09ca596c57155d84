import {
  Head,
  routePathToMdPath,
  usePage,
  useSite,
  withBase,
  withSiteOrigin,
} from '@rspress/core/runtime';

/**
 * Links for programs that read, in the head: the page as Markdown, and the list of all pages in its
 * language. The hint that Rspress would write into the page is read out by screen readers and
 * hidden by an inline style, which the content security policy forbids.
 */
export function MarkdownLinks() {
  const { page } = usePage();
  const { site } = useSite();
  const language = page.lang === site.lang ? '' : `${page.lang}/`;
  return (
    <Head>
      {page.pageType !== '404' && (
        <link
          rel="alternate"
          type="text/markdown"
          href={withSiteOrigin(routePathToMdPath(page.routePath))}
        />
      )}
      <link rel="describedby" href={withSiteOrigin(withBase(`/${language}llms.txt`))} />
    </Head>
  );
}
