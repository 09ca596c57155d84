/** What a page makes a reader load, in bytes after gzip. */
export interface PageWeight {
  /** File below the built site. */
  file: string;
  html: number;
  /** Scripts named in the HTML, by file. */
  scripts: Record<string, number>;
  /** Stylesheets named in the HTML, by file. */
  styles: Record<string, number>;
}

/** Most that pages of documentation may weigh, in bytes after gzip. */
export const budget = {
  /** Scripts of a page, its own text included: half of the pages stay below. */
  medianScripts: 120_000,
  /** Scripts of the longest page, whose text comes as HTML and again as a script. */
  scripts: 135_000,
  /** Styles that every page loads. */
  styles: 16_000,
  /** Those that one page loads besides. */
  ownStyles: 2_500,
  /** Half of the pages are smaller. */
  medianHtml: 14_000,
};

/**
 * Holds pages against the budget.
 *
 * @param pages - of documentation
 * @returns a line for each fault
 */
export function weightProblems(pages: readonly PageWeight[]): string[] {
  const problems: string[] = [];
  const report = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what}: ${bytes} bytes gzipped, over ${most}`);
  };
  for (const { file, html, scripts, styles } of pages) {
    const own = Object.keys(scripts).filter(isOwn).length;
    // The 404 page alone has no text to load.
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

/** Pages' own scripts and stylesheets are in folders of their own. */
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
