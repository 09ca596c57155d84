/**
 * URL of the issue form for a page that is wrong, filled in as far as the site knows. The names of
 * the parameters are the ids of the fields in `.github/ISSUE_TEMPLATE/page.yml`.
 *
 * @param repository - URL of the repository, without a slash at its end
 * @param page - what the report is about: URL of the page, title, and documented version
 */
export function reportUrl(
  repository: string,
  page: { url: string; title: string; version: string },
): string {
  const { url, title, version } = page;
  const fields = new URLSearchParams({ template: 'page.yml', title: `${title}: `, url, version });
  return `${repository}/issues/new?${fields}`;
}
