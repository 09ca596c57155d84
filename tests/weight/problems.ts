/** What a page makes a reader load, in bytes after gzip. */
export interface PageWeight {
  /** File below the built site. */
  file: string;
  html: number;
  /** Scripts named in the HTML, by file. */
  scripts: Record<string, number>;
  /** Style sheets named in the HTML, all together. */
  styles: number;
}

/** Most that pages of documentation may weigh, in bytes after gzip. */
export const budget = {
  /** Scripts of a page, its own text included. */
  scripts: 115_000,
  /** Scripts that all pages share: what is left is for a page's own text. */
  sharedScripts: 106_000,
  styles: 16_000,
  /** Half of the pages are smaller. */
  medianHtml: 14_000,
};

/**
 * Holds pages against the budget.
 *
 * @param pages - of documentation
 * @param longPages - files that may pass the budget for scripts, as they are long: their text comes as
 *   HTML and once more as a script
 * @returns a line for each fault; a long page that needs no exception any more is one
 */
export function weightProblems(
  pages: readonly PageWeight[],
  longPages: readonly string[],
): string[] {
  const problems: string[] = [];
  const report = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what}: ${bytes} bytes gzipped, over ${most}`);
  };
  for (const { file, scripts, styles } of pages) {
    const total = sum(Object.values(scripts));
    const shared = sum(Object.entries(scripts).map(([name, size]) => (isOwn(name) ? 0 : size)));
    const isLong = longPages.includes(file);
    if (!isLong) report(`${file}, scripts`, total, budget.scripts);
    else if (total <= budget.scripts) {
      problems.push(`${file}: within the budget for scripts, so not to be excepted from it`);
    }
    report(`${file}, scripts that all pages share`, shared, budget.sharedScripts);
    report(`${file}, styles`, styles, budget.styles);
  }
  const known = new Set(pages.map(({ file }) => file));
  for (const file of longPages) {
    if (!known.has(file)) problems.push(`${file}: excepted from the budget, but no page`);
  }
  report('median page, HTML', median(pages.map(({ html }) => html)), budget.medianHtml);
  return problems;
}

/** Pages' own scripts lie in a folder of their own. */
function isOwn(script: string): boolean {
  return script.includes('/async/');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
