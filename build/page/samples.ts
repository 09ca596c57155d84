import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import strings from '../../i18n.json' with { type: 'json' };
import { type Language, languages } from '../../src/site.ts';
import { choiceLabel, majors } from '../../src/versions.ts';

/** A page that shows files of a sample. */
interface ShowingPage {
  /** Path without language and extension. */
  page: string;
  title: string;
  link: string;
}

/** A fence that shows a file of a sample: indentation, marker and name of the sample. */
const fence =
  /^([ \t]*)(`{3,}|~{3,})[^\n]*file="<root>\/samples\/([^/"]+)\/[^\n]*\n(?:[\s\S]*?\n)??[ \t]*\2[ \t]*$/gm;
const table = /<SampleTable pages="([^"]*)" \/>/g;

/**
 * Names of all samples, in alphabetical order.
 *
 * @param folder - absolute path of `samples`
 */
export function sampleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'sample.json')))
    .sort();
}

/** Path of a sample's archive, below the base. */
export const archivePath = (name: string) => `/samples/${name}.zip`;

/**
 * Adds a link to the whole sample below the first of its files on a page.
 *
 * @param source - source of a page
 */
export function offerSamples(source: string, language: Language): string {
  const offered = new Set<string>();
  return source.replace(fence, (whole, indent: string, _marker, name: string) => {
    if (offered.has(name)) return whole;
    offered.add(name);
    const text = strings['build.samples.download'][language]
      .replace('{{name}}', name)
      .replace('{{version}}', choiceLabel(majors[0] ?? ''));
    return `${whole}\n\n${indent}[${text}](${archivePath(name)})\n`;
  });
}

/**
 * Pages that show files of a sample, by sample: guides first, without the landing page.
 *
 * @param docs - absolute path of the folder with one folder per language
 * @returns the pages, and every file that was read
 */
export function showingPages(docs: string, language: Language) {
  const pagesOf = new Map<string, ShowingPage[]>();
  const folder = path.join(docs, language);
  const prefix = language === languages[0] ? '' : `/${language}`;
  const pages = readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => /^(?!shared\/|index\.).*\.mdx$/.test(file))
    .map((file) => file.slice(0, -'.mdx'.length))
    .sort();
  const isGuide = (page: string) => page.startsWith('guide/');
  for (const page of [...pages.filter(isGuide), ...pages.filter((page) => !isGuide(page))]) {
    const source = readFileSync(path.join(folder, `${page}.mdx`), 'utf8');
    for (const name of new Set([...source.matchAll(fence)].map((match) => match[3] ?? ''))) {
      const { title } = parse(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '');
      const link = `${prefix}/${page.replace(/(^|\/)index$/, '$1')}`;
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), { page, title, link }]);
    }
  }
  return { pagesOf, files: pages.map((page) => path.join(folder, `${page}.mdx`)) };
}

/**
 * Replaces each `<SampleTable pages="guide/start guide" />` with a table of the samples that pages
 * in these folders show. A sample is listed in the first table that it belongs to.
 *
 * @param source - source of a page
 */
export function fillSampleTables(
  source: string,
  {
    samples,
    language,
    pagesOf,
  }: { samples: string; language: Language; pagesOf: ReadonlyMap<string, ShowingPage[]> },
): string {
  let left = sampleNames(samples);
  const head = (['name', 'shows', 'pages'] as const).map(
    (column) => strings[`build.samples.${column}` as const][language],
  );
  return source.replace(table, (_, folders: string) => {
    const belongs = (name: string) =>
      pagesOf
        .get(name)
        ?.some(({ page }) =>
          folders.split(' ').some((folder: string) => page.startsWith(`${folder}/`)),
        );
    const rows = left.filter(belongs).map((name) => {
      const file = path.join(samples, name, 'sample.json');
      const { description } = JSON.parse(readFileSync(file, 'utf8'));
      const links = (pagesOf.get(name) ?? []).map(({ title, link }) => `[${title}](${link})`);
      return `| [${name}](${archivePath(name)}) | ${inTable(description[language])} | ${links.join(' · ')} |`;
    });
    left = left.filter((name) => !belongs(name));
    return [`| ${head.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n');
  });
}

/** Formats a sentence for a table cell: plain text with code in backticks. */
const inTable = (sentence: string): string =>
  sentence.replace(/(`[^`]*`)|[<>{}|*_[\]]/g, (found, code?: string) => code ?? `\\${found}`);

/**
 * Adds links to the samples of a page, and fills its tables of samples.
 *
 * @param source - source of a page
 * @param docs - absolute path of the folder with one folder per language
 * @param language - of the page
 * @param onRead - called with every file that the result depends on
 */
export function withSamples(
  source: string,
  { docs, language }: { docs: string; language: Language },
  onRead: (file: string) => void,
): string {
  const text = offerSamples(source, language);
  if (text.search(table) === -1) return text;
  const samples = path.join(docs, '../samples');
  const { pagesOf, files } = showingPages(docs, language);
  const described = sampleNames(samples).map((name) => path.join(samples, name, 'sample.json'));
  for (const file of [...files, ...described]) onRead(file);
  return fillSampleTables(text, { samples, language, pagesOf });
}
