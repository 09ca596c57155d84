import { searchIndexHash } from 'virtual-page-data';
import { localIndex } from '../../../src/search/constants.ts';
import { indexUrl } from '../../../src/search/indexUrl.ts';
import type { IndexResult, PageResult } from '../../../src/search/types.ts';
import { search as settings } from '../../../src/site.ts';
import type { SearchRequest, SearchSession } from './session.ts';

/** Search for one language and version. */
export interface SearchClient {
  /**
   * @param minor - the reader's version
   * @returns results from each index, best first
   */
  search(keyword: string, minor: string): Promise<IndexResult[]>;
  /** Resolves when everything is indexed; earlier results may be incomplete. */
  complete: Promise<unknown>;
}

/** Messages to and from the worker, matched by id. */
export interface WorkerQuestion {
  id: number;
  request: SearchRequest;
}
export type WorkerReply = { id: number } & ({ pages: PageResult[] } | { error: string });

const clients = new Map<string, Promise<SearchClient>>();

/**
 * Opens the search for a language and version; cached unless it fails.
 *
 * @throws {Error} if the index cannot be loaded
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
  // Languages without pages have no index.
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

/**
 * Opens an index in a worker, or on the main thread if workers are not supported or the script
 * cannot be loaded.
 */
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
    // The server's content security policy may forbid workers.
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
