/** Files that a page loads, in bytes after gzip. */
export interface PageWeight {
  /** Path relative to the built site. */
  file: string;
  html: number;
  /** Scripts in the HTML, by file. */
  scripts: Record<string, number>;
  /** Stylesheets in the HTML, by file. */
  styles: Record<string, number>;
}

/** Limits for document pages, in bytes after gzip. */
export const budget = {
  /** Scripts of a page, including its content; the median of all pages. */
  medianScripts: 120_000,
  /** Scripts of the longest page, whose content is both HTML and a script. */
  scripts: 135_000,
  /** Styles loaded by every page. */
  styles: 16_000,
  /** Additional styles of a single page. */
  ownStyles: 2_500,
  /** Median of all pages. */
  medianHtml: 14_000,
};

/**
 * Compares pages with the limits.
 *
 * @param pages - document pages
 * @returns one line per problem
 */
export function weightProblems(pages: readonly PageWeight[]): string[] {
  const problems: string[] = [];
  const report = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what}: ${bytes} bytes gzipped, over ${most}`);
  };
  for (const { file, html, scripts, styles } of pages) {
    const own = Object.keys(scripts).filter(isOwn).length;
    // Only the 404 page has no content to load.
    const hasOwn = own > 0 || file === '404.html';
    const shared = sum(Object.entries(styles).map(([url, size]) => (isOwn(url) ? 0 : size)));
    if (!(html > 0 && shared > 0 && hasOwn && Object.keys(scripts).length > own)) {
      problems.push(`${file}: its HTML, styles, shared or own scripts were not found`);
    }
    report(`${file}, scripts`, sum(Object.values(scripts)), budget.scripts);
    report(`${file}, styles`, shared, budget.styles);
    report(`${file}, its own styles`, sum(Object.values(styles)) - shared, budget.ownStyles);
  }
  const totals = pages.map(({ scripts }) => sum(Object.values(scripts)));
  report('median page, scripts', median(totals), budget.medianScripts);
  const htmls = pages.map((page) => page.html);
  report('median page, HTML', median(htmls), budget.medianHtml);
  return problems;
}

/** Scripts and stylesheets of single pages are in separate folders. */
function isOwn(url: string): boolean {
  return url.includes('/async/');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? 0;
}
