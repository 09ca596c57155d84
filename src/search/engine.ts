import { type Corpus, createCorpus } from './corpus.ts';
import { parseQuery } from './query.ts';
import { rank } from './rank.ts';
import { createRecognizer, type Recognizer } from './recognize.ts';
import { toResults, withMessages } from './results.ts';
import type { PageResult, SearchDocument, SearchPreset } from './types.ts';

/** A searchable set of documents. */
export interface SearchEngine {
  /**
   * @param keyword - as typed
   * @param minor - the reader's version: results that do not apply to it are ranked lower
   * @returns at most seven pages, best first
   */
  search(keyword: string, minor?: string): PageResult[];
  /** Paths of all matching pages, best first. */
  order(keyword: string, minor?: string): string[];
}

/** An engine that can be queried before indexing is complete. */
export interface GrowingEngine extends SearchEngine {
  /** Resolves when everything is indexed; until then results may be incomplete. */
  complete: Promise<void>;
}

/** Time to index before pending queries are handled, in milliseconds. */
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
  return answerFrom(corpus, recognizeLater(documents));
}

/**
 * Indexes titles and headings at once, and the rest whenever the thread is idle.
 *
 * @param documents - of the index file
 * @param preset - see `presets`
 * @param rest - resolves after pending tasks
 */
export function createGrowingEngine(
  documents: readonly SearchDocument[],
  preset: SearchPreset,
  rest: () => Promise<void> = nextTask,
): GrowingEngine {
  const corpus = createCorpus(documents, preset);
  const recognize = recognizeLater(documents);
  const readAll = async () => {
    await rest();
    let restAt = performance.now() + sliceMs;
    for (const _ of corpus.readRest()) {
      if (performance.now() < restAt) continue;
      await rest();
      restAt = performance.now() + sliceMs;
    }
    await rest();
    // Prepares the recognizer, so that the first query does not have to wait for it.
    recognize('');
  };
  return { ...answerFrom(corpus, recognize), complete: readAll() };
}

/** Creates a recognizer on first use, so that the search opens sooner. */
function recognizeLater(documents: readonly SearchDocument[]): Recognizer {
  let recognizer: Recognizer | undefined;
  return (typed) => {
    recognizer ??= createRecognizer(documents);
    return recognizer(typed);
  };
}

function answerFrom(corpus: Corpus, recognize: Recognizer): SearchEngine {
  const understand = (keyword: string) => parseQuery(keyword, corpus.vocabulary);
  return {
    search(keyword, minor) {
      const query = understand(keyword);
      const results = toResults(rank(corpus, query, minor), query, keyword, minor);
      return withMessages(recognize(keyword), results, keyword);
    },
    order(keyword, minor) {
      const explaining = recognize(keyword).map(({ document }) => document.routePath);
      const ranked = rank(corpus, understand(keyword), minor).pages;
      return [...new Set([...explaining, ...ranked.map(({ document }) => document.routePath)])];
    },
  };
}

/** A message channel, as timers are delayed by at least four milliseconds. */
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
