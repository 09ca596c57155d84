import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HistoryFile, PluginsFile } from '../../src/facts/index.ts';
import { createPageFacts, type PageFacts } from '../../src/facts/pageFacts.ts';
import type { Language } from '../../src/site.ts';
import { importComponents } from './componentImports.ts';
import { importDiagrams } from './diagrams/importDiagrams.ts';
import { expression } from './expression.ts';
import { factTags, inlineFacts } from './facts.ts';
import { withInteractions } from './interactions.ts';
import { withLivePreviews } from './livePreviews.ts';
import { withMessageFacts } from './messageFacts.ts';
import { messageIndex } from './messageIndex.ts';
import { headingIndex, pageIndex } from './pageIndex.ts';
import { noteVersions } from './pageVersions.ts';
import { withSamples } from './samples.ts';
import { numberSteps } from './steps.ts';
import { expandVersions } from './versionRanges.ts';

/** Data files of the facts. */
const factsFiles = ['history', 'plugins'].map((name) =>
  path.resolve(import.meta.dirname, `../../src/data/${name}.json`),
);

const interactionsFile = path.resolve(
  import.meta.dirname,
  '../../src/interactions/interactions.json',
);

const pageIndexTag = /<PageIndex(?:\s+headingsOf="([^"]+)")?\s*\/>/;
const messageIndexTag = '<PageIndex messages />';

/** The page to prepare. */
export interface PageContext {
  /** Absolute path of its file. */
  file: string;
  /** Called with each other file that the result depends on. */
  addDependency: (file: string) => void;
}

export interface PrepareOptions {
  /** Absolute path of the folder with one folder per language. */
  docs: string;
  /** Absolute path of the repository: `<root>` in fences. */
  root: string;
  /** Components that are imported where they are used: absolute path of each, by name. */
  components: Readonly<Record<string, string>>;
}

/**
 * Inserts generated content into the source of a page before it is compiled: versions, step
 * numbers, links to samples, live previews, lists of pages, facts, diagrams, and imports of the
 * components that show them.
 *
 * @param source - source of the page
 * @returns Markdown with components
 * @throws {Error} with file and line if the page refers to something unknown
 */
export function preparePage(
  source: string,
  { file, addDependency }: PageContext,
  { root, docs, components }: PrepareOptions,
): string {
  const name = path.relative(path.dirname(docs), file).split(path.sep).join('/');
  const [lang = '', ...folders] = path.relative(docs, path.dirname(file)).split(path.sep);
  const language = lang as Language;
  if (source.includes('<Interactions')) addDependency(interactionsFile);
  let text = expandVersions(withInteractions(source, language, name), {
    page: name,
    hasFile: (sample) => existsSync(path.join(root, 'samples', sample)),
  });
  text = noteVersions(text, { page: name, docs, lang: language });
  text = withSamples(numberSteps(text), { docs, language }, addDependency);
  text = withLivePreviews(text, root, name);
  const routePath = `/${[...folders, path.basename(file, '.mdx')].join('/')}`;
  text = withMessageFacts(text, routePath, language).replace(
    messageIndexTag,
    () => `<PageIndex groups={${expression(messageIndex(language))}} />`,
  );
  const [indexTag, indexed] = pageIndexTag.exec(text) ?? [];
  if (indexTag) {
    const { lifeOf, exportLife } = readFacts(addDependency);
    const { groups, files } = indexed
      ? headingIndex({ docs, lang: language, pages: indexed.split(' '), lifeOf: exportLife })
      : pageIndex({
          docs,
          lang: language,
          folder: folders.join('/'),
          lifeOf: (option) => lifeOf('options', option),
        });
    for (const read of files) addDependency(read);
    text = text.replace(indexTag, () => `<PageIndex groups={${expression(groups)}} />`);
  }
  if (factTags(text).length > 0) text = inlineFacts(text, readFacts(addDependency), name);
  const picture = (name: string) => `${path.join(docs, 'diagrams', name)}.yml?page=${language}`;
  return importComponents(importDiagrams(text, picture), components);
}

let cached: { stamp: string; facts: PageFacts } | undefined;

/** Returns the facts, and reads them again after a file has changed. */
function readFacts(addDependency: PageContext['addDependency']): PageFacts {
  for (const file of factsFiles) addDependency(file);
  const stamp = factsFiles.map((file) => statSync(file).mtimeMs).join();
  if (cached?.stamp !== stamp) {
    const [history, plugins] = factsFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')));
    cached = { stamp, facts: createPageFacts(history as HistoryFile, plugins as PluginsFile) };
  }
  return cached.facts;
}
