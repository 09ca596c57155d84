/**
 * URL of the issue form for a wrong page, with known fields filled in. Parameter names are the ids
 * of the fields in `.github/ISSUE_TEMPLATE/page.yml`.
 *
 * @param repository - URL of the repository, without a trailing slash
 * @param page - the page to report: URL, title, and documented version
 */
export function reportUrl(
  repository: string,
  page: { url: string; title: string; version: string },
): string {
  const { url, title, version } = page;
  const fields = new URLSearchParams({ template: 'page.yml', title: `${title}: `, url, version });
  return `${repository}/issues/new?${fields}`;
}
