import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteOrigin } from '../../../src/site.ts';
import { filesBelow, fromRoot, loadAllPages, root } from '../../content/lib/docs.ts';
import type { Page } from '../../content/lib/page.ts';
import type { Problem } from '../../content/lib/problem.ts';
import { type BuiltPage, parseBuiltPage } from './builtPage.ts';

/** The built site, and the source pages. */
export interface Site {
  /** Public origin of the site's absolute URLs. */
  origin: string;
  /** All files in the output folder. */
  files: ReadonlySet<string>;
  /** Pages by their clean URL. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Content of the Markdown copies, by file. */
  markdown: ReadonlyMap<string, string>;
  /** Files that list pages: `sitemap.xml` and the `llms.txt` of each language. */
  indexes: ReadonlyMap<string, string>;
  /** Content of `_headers`. */
  headers: string;
  /** Other files for programs: `robots.txt`, `options.json` and its schema. */
  dataFiles: ReadonlyMap<string, string>;
  /** Size in pixels of each Open Graph image, by file; null if the file is not a PNG. */
  pictures: ReadonlyMap<string, { width: number; height: number } | null>;
  /** Source pages with a route, by the URL they are built to. */
  sources: ReadonlyMap<string, Page>;
}

export type SiteRule = (site: Site) => Problem[];

const indexFile = /^(?:zh\/)?llms\.txt$|^sitemap\.xml$/;
const dataFile = /^robots\.txt$|^(?:options(?:\.schema)?|messages)\.json$/;
const pictureFile = /^og\/.*\.png$/;

/** Number of bytes at the beginning of a PNG that include its size. */
const pngHeadBytes = 24;

/**
 * @param head First bytes of a file, one character per byte.
 * @returns Size in pixels; null if it is not a PNG.
 */
function pngSize(head: string): { width: number; height: number } | null {
  const bytes = Buffer.from(head, 'latin1');
  if (bytes.length < pngHeadBytes || bytes.toString('latin1', 1, 4) !== 'PNG') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** First bytes of a file, one character per byte. */
function headOf(path: string): string {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(pngHeadBytes);
  const count = readSync(file, bytes, 0, pngHeadBytes, 0);
  closeSync(file);
  return bytes.toString('latin1', 0, count);
}

/** URL that a source page is built to: `docs/zh/config/index.mdx` → `/zh/config/`. */
function routeOf(page: Page): string {
  const path = page.path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  return `/${page.lang === 'zh' ? 'zh/' : ''}${path}`;
}

/**
 * Creates a site from its files.
 *
 * @param contents Content of HTML, Markdown, index and data files, the first bytes of images as one
 *   character per byte; '' is sufficient for other files.
 * @param pages Source pages of the site.
 * @param origin Public origin of the build.
 */
export function createSite(
  contents: Readonly<Record<string, string>>,
  pages: readonly Page[],
  origin = siteOrigin,
): Site {
  const entries = Object.entries(contents);
  const html = entries.filter(([file]) => file.endsWith('.html'));
  const built = html.map(([file, content]) => parseBuiltPage(file, content));
  return {
    origin,
    files: new Set(Object.keys(contents)),
    pages: new Map(built.map((page) => [page.url, page])),
    markdown: new Map(entries.filter(([file]) => file.endsWith('.md'))),
    indexes: new Map(entries.filter(([file]) => indexFile.test(file))),
    headers: contents._headers ?? '',
    dataFiles: new Map(entries.filter(([file]) => dataFile.test(file))),
    pictures: new Map(
      entries
        .filter(([file]) => pictureFile.test(file))
        .map(([file, head]) => [file, pngSize(head)]),
    ),
    sources: new Map(pages.filter((page) => !page.shared).map((page) => [routeOf(page), page])),
  };
}

/** Reads the built site from the disk. */
export function loadSite(): Site {
  const folder = join(root, 'doc_build');
  const contents: Record<string, string> = {};
  for (const path of filesBelow(folder)) {
    const file = fromRoot(path, folder);
    const read = [/\.(?:html|md)$/, indexFile, dataFile, /^_headers$/].some((kind) =>
      kind.test(file),
    );
    if (read) contents[file] = readFileSync(path, 'utf8');
    else contents[file] = pictureFile.test(file) ? headOf(path) : '';
  }
  return createSite(contents, loadAllPages(), process.env.ORIGIN ?? siteOrigin);
}

/** Sources of the site. They contain tests, which do not affect it. */
const sources = ['docs', 'theme', 'src', 'build', 'i18n.json', 'rspress.config.ts'];

/**
 * Has to be called before the built site is read, as an outdated one would cause misleading
 * problems.
 *
 * @throws If the site has not been built, or a source has changed since.
 */
export function requireFreshBuild(): void {
  const builtAt = modifiedAt(join(root, 'doc_build', '404.html'));
  if (builtAt === 0) throw new Error('doc_build/ is missing: run `npm run build` first');
  const changed = sources
    .map((source) => join(root, source))
    .flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesBelow(path)))
    .find((path) => !/\.test\.tsx?$/.test(path) && modifiedAt(path) > builtAt);
  if (changed) {
    throw new Error(`doc_build/ is older than ${fromRoot(changed)}: run \`npm run build\` first`);
  }
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Creates a problem of a built page, located where it has to be fixed.
 *
 * @param site The site.
 * @param url URL of the built page.
 * @param text Text to find in the source, such as the URL of a link; the first line by default.
 */
export function problemOn(
  site: Site,
  url: string,
  rule: string,
  message: string,
  text = '',
): Problem {
  const source = site.sources.get(url);
  if (!source) {
    return { file: `doc_build/${site.pages.get(url)?.file ?? url}`, line: 1, rule, message };
  }
  const lines = source.source.split('\n');
  const line = text === '' ? 0 : lines.findIndex((candidate) => candidate.includes(text)) + 1;
  // Text that is not in the source comes from a component.
  const place = text !== '' && line === 0 ? ` (on ${url}, not written in the page itself)` : '';
  return { file: source.file, line: Math.max(1, line), rule, message: message + place };
}

/**
 * Merges equal problems, as a mistake in the layout affects every page.
 *
 * @returns The first problem of each kind; its message contains the number of pages.
 */
export function collapse(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.rule} ${problem.message.replace(/ \(on .*\)$/, '')}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const message = others.length
      ? `${first.message}; the same on ${others.length} more pages`
      : first.message;
    return [{ ...first, message }];
  });
}
