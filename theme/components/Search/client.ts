import type { PageResult, SearchPreset } from '../../../src/search/types.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  /** `file` is the index file; it is handed over. */
  | { id: number; type: 'load'; file: ArrayBuffer; preset: SearchPreset }
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
  // Comes while the worker starts, which takes as long.
  const fetching = fetchFile(url);
  if (!worker) return openInPage(await fetching, preset);
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  const ask = (request: (id: number) => WorkerRequest, transfer: Transferable[] = []) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      const id = count++;
      waiting.set(id, (answer) =>
        answer.error ? reject(new Error(answer.error)) : resolve(answer),
      );
      worker.postMessage(request(id), transfer);
    });
  const broken = new Promise<'broken'>((resolve) => {
    worker.addEventListener('error', () => resolve('broken'), { once: true });
  });
  try {
    const file = await fetching;
    const loaded = ask((id) => ({ id, type: 'load', file, preset }), [file]);
    if ((await Promise.race([loaded, broken])) === 'broken') {
      // Its script did not load, or a policy forbids it; the file went with it.
      worker.terminate();
      return openInPage(await fetchFile(url), preset);
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

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return response.arrayBuffer();
}

async function openInPage(file: ArrayBuffer, preset: SearchPreset): Promise<SearchClient> {
  const { openEngine } = await import('./openEngine.ts');
  const { search, complete } = openEngine(file, preset);
  return { search: async (keyword) => search(keyword), complete };
}

function startWorker(): Worker | undefined {
  if (process.env.__SSR__ || typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
  } catch {
    return undefined;
  }
}
