import type { StagedEngine } from '../../../src/search/stages.ts';
import type { PageResult, SearchPreset } from '../../../src/search/types.ts';
import { openEngine } from './openEngine.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  | { id: number; type: 'load'; url: string; preset: SearchPreset }
  | { id: number; type: 'search'; keyword: string }
  /** Is answered when the index is complete. */
  | { id: number; type: 'complete' };

/** What the worker says to the request of the same number. */
export interface WorkerAnswer {
  id: number;
  pages?: PageResult[];
  /** Milliseconds the search took. */
  took?: number;
  error?: string;
}

/** An index that is being asked, wherever it lives. */
export interface SearchClient {
  search(keyword: string): Promise<PageResult[]>;
  /** Resolves when the index is complete: an answer from before may be wanting. */
  complete: Promise<unknown>;
}

/**
 * Loads an index into a worker; where there are no workers, into the page.
 *
 * @param url - of the index file
 * @param preset - see `presets`
 * @throws {Error} when the file cannot be loaded
 */
export async function openIndex(url: string, preset: SearchPreset): Promise<SearchClient> {
  const worker = startWorker();
  if (!worker) return inPage(await openEngine(url, preset));
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  const ask = (request: (id: number) => WorkerRequest) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      const id = count++;
      waiting.set(id, (answer) =>
        answer.error ? reject(new Error(answer.error)) : resolve(answer),
      );
      worker.postMessage(request(id));
    });
  const broken = new Promise<'broken'>((resolve) => {
    worker.addEventListener('error', () => resolve('broken'), { once: true });
  });
  try {
    const loaded = ask((id) => ({ id, type: 'load', url, preset }));
    if ((await Promise.race([loaded, broken])) === 'broken') {
      // Its script did not load, or a policy forbids it.
      worker.terminate();
      return inPage(await openEngine(url, preset));
    }
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    search: async (keyword) => (await ask((id) => ({ id, type: 'search', keyword }))).pages ?? [],
    complete: ask((id) => ({ id, type: 'complete' })),
  };
}

const inPage = ({ search, complete }: StagedEngine): SearchClient => ({
  search: async (keyword) => search(keyword),
  complete,
});

function startWorker(): Worker | undefined {
  if (process.env.__SSR__ || typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
  } catch {
    return undefined;
  }
}
