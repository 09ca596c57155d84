import { searchIndexHash } from 'virtual-page-data';
import { localIndex } from '../../../src/search/constants.ts';
import { indexUrl } from '../../../src/search/indexUrl.ts';
import type { IndexResult, PageResult } from '../../../src/search/types.ts';
import { search as settings } from '../../../src/site.ts';
import type { SearchRequest, SearchSession } from './session.ts';

/** The search of one language and version. */
export interface SearchClient {
  /**
   * @param minor - version of the reader's
   * @returns what each index answers to a query, best first
   */
  search(keyword: string, minor: string): Promise<IndexResult[]>;
  /** Resolves when all is indexed: an answer from before may lack pages. */
  complete: Promise<unknown>;
}

/** What goes to the worker, and what comes back, by number. */
export interface WorkerQuestion {
  id: number;
  request: SearchRequest;
}
export type WorkerReply = { id: number } & ({ pages: PageResult[] } | { error: string });

const clients = new Map<string, Promise<SearchClient>>();

/**
 * The search of a language and version, opened once. One that failed is opened anew next time.
 *
 * @throws {Error} when the index cannot be loaded
 */
export function openSearch(lang: string, version: string): Promise<SearchClient> {
  const key = `${version}###${lang}`;
  const known = clients.get(key);
  if (known) return known;
  const opening = settings.mode === 'remote' ? askServer(lang) : askIndex(lang, version);
  clients.set(key, opening);
  opening.catch(() => clients.delete(key));
  return opening;
}

async function askServer(lang: string): Promise<SearchClient> {
  const { searchRemotely } = await import('../../../src/search/remote.ts');
  return {
    search: async (keyword) =>
      settings.mode === 'remote' ? searchRemotely(settings, keyword, lang) : [],
    complete: Promise.resolve(),
  };
}

async function askIndex(lang: string, version: string): Promise<SearchClient> {
  const url = indexUrl(searchIndexHash, { lang, version, publicPath: __webpack_public_path__ });
  // A language without pages has no index.
  if (!url || settings.mode === 'remote') {
    return { search: async () => [], complete: Promise.resolve() };
  }
  const request: SearchRequest = { type: 'open', url, preset: settings.preset };
  const session = await startSession(request);
  return {
    search: async (keyword, minor) => [
      { index: localIndex, pages: await session({ type: 'search', keyword, minor }) },
    ],
    complete: session({ type: 'complete' }),
  };
}

/** Opens an index in a worker; where there are none, or its script does not load, in the page. */
async function startSession(request: SearchRequest): Promise<SearchSession> {
  const worker = startWorker();
  if (worker) {
    const session = sessionIn(worker);
    const broken = new Promise<'broken'>((resolve) => {
      worker.addEventListener('error', () => resolve('broken'), { once: true });
    });
    try {
      if ((await Promise.race([session(request), broken])) !== 'broken') return session;
    } catch (error) {
      worker.terminate();
      throw error;
    }
    worker.terminate();
  }
  const { createSession } = await import('./session.ts');
  const session = createSession();
  await session(request);
  return session;
}

function startWorker(): Worker | undefined {
  if (process.env.__SSR__ || typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
  } catch {
    // A policy of the server may forbid it.
    return undefined;
  }
}

function sessionIn(worker: Worker): SearchSession {
  const waiting = new Map<number, (reply: WorkerReply) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (request) =>
    new Promise((resolve, reject) => {
      const id = count++;
      waiting.set(id, (reply) =>
        'error' in reply ? reject(new Error(reply.error)) : resolve(reply.pages),
      );
      worker.postMessage({ id, request } satisfies WorkerQuestion);
    });
}
