import { type Corpus, createCorpus } from './corpus.ts';
import { parseQuery } from './query.ts';
import { rank } from './rank.ts';
import { createRecogniser, type Recogniser } from './recognise.ts';
import { toResults, withMessages } from './results.ts';
import type { PageResult, SearchDocument, SearchPreset } from './types.ts';

/** A searchable set of documents. */
export interface SearchEngine {
  /**
   * @param keyword - as typed
   * @param minor - version of the reader's: what does not hold for it comes later
   * @returns at most seven pages, best first
   */
  search(keyword: string, minor?: string): PageResult[];
  /** Paths of all pages that answer, best first. */
  order(keyword: string, minor?: string): string[];
}

/** An engine that answers before it has read all. */
export interface GrowingEngine extends SearchEngine {
  /** Resolves when it has; until then an answer may lack pages. */
  complete: Promise<void>;
}

/** How long it reads before queries that wait are answered, in milliseconds. */
const sliceMs = 20;

/**
 * Indexes documents completely.
 *
 * @param documents - of the index file
 * @param preset - see `presets`
 */
export function createEngine(
  documents: readonly SearchDocument[],
  preset: SearchPreset = 'score',
): SearchEngine {
  const corpus = createCorpus(documents, preset);
  for (const _ of corpus.readRest());
  return answerFrom(corpus, recogniseLater(documents));
}

/**
 * Indexes what pages are called, and the rest when the thread has nothing else to do.
 *
 * @param documents - of the index file
 * @param preset - see `presets`
 * @param rest - resolves when the thread has done what waited
 */
export function createGrowingEngine(
  documents: readonly SearchDocument[],
  preset: SearchPreset,
  rest: () => Promise<void> = nextTask,
): GrowingEngine {
  const corpus = createCorpus(documents, preset);
  const recognise = recogniseLater(documents);
  const readAll = async () => {
    await rest();
    let restAt = performance.now() + sliceMs;
    for (const _ of corpus.readRest()) {
      if (performance.now() < restAt) continue;
      await rest();
      restAt = performance.now() + sliceMs;
    }
    await rest();
    // Else the first key would wait for what this prepares.
    recognise('');
  };
  return { ...answerFrom(corpus, recognise), complete: readAll() };
}

/** A recogniser that is prepared when first asked, so that the search opens sooner. */
function recogniseLater(documents: readonly SearchDocument[]): Recogniser {
  let recogniser: Recogniser | undefined;
  return (typed) => {
    recogniser ??= createRecogniser(documents);
    return recogniser(typed);
  };
}

function answerFrom(corpus: Corpus, recognise: Recogniser): SearchEngine {
  const understand = (keyword: string) => parseQuery(keyword, corpus.vocabulary);
  return {
    search(keyword, minor) {
      const query = understand(keyword);
      const results = toResults(rank(corpus, query, minor), query, keyword, minor);
      return withMessages(recognise(keyword), results, keyword);
    },
    order(keyword, minor) {
      const explaining = recognise(keyword).map(({ document }) => document.routePath);
      const ranked = rank(corpus, understand(keyword), minor).pages;
      return [...new Set([...explaining, ...ranked.map(({ document }) => document.routePath)])];
    },
  };
}

/** A timer would wait four milliseconds more. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
