import { openCorpus } from './corpus.ts';
import { answerFrom, type SearchEngine } from './engine.ts';
import { knownPhrases } from './query.ts';
import { takeInSlices } from './steps.ts';
import type { SearchDocument, SearchPreset } from './types.ts';

/** An engine that answers before it knows all. */
export interface StagedEngine extends Pick<SearchEngine, 'search'> {
  /** Resolves when the texts are indexed too; from then on the answers are the engine's final ones. */
  complete: Promise<void>;
}

/**
 * Indexes documents in two stages: first what pages are called, what they are asked for, and their
 * headings, then their texts as well. The thread can answer between the slices of the second.
 *
 * @param documents - of the index file
 * @param preset - see `presets`
 * @param rest - resolves when the thread has done what else it had to
 * @returns the engine, which answers
 */
export function buildInStages(
  documents: readonly SearchDocument[],
  preset: SearchPreset,
  rest: () => Promise<void> = nextTask,
): StagedEngine {
  const { titles, readTexts } = openCorpus(documents, preset);
  let newest = answerFrom(titles);
  const complete = rest()
    .then(knownPhrases)
    .then(() => takeInSlices(readTexts(), rest))
    .then((corpus) => {
      newest = answerFrom(corpus);
    });
  return { search: (keyword) => newest.search(keyword), complete };
}

/** Resolves after what waits already; a timer would wait four milliseconds more. */
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
