import { type CheckRequest, checkFiles } from '../../../src/check/index.ts';
import type { CheckData } from '../../../src/check/types.ts';
import type { WorkerReply, WorkerRequest } from './client.ts';

/** The parser and the data live here, away from the thread that draws the page: those of each language. */
const known = new Map<string, Promise<CheckData>>();

async function load(url: string): Promise<CheckData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function answer(url: string, request?: CheckRequest): Promise<Omit<WorkerReply, 'id'>> {
  const loading = known.get(url) ?? load(url);
  known.set(url, loading);
  // A failed request is made again next time.
  loading.catch(() => known.delete(url));
  const data = await loading;
  return request ? { report: checkFiles(request, data) } : { examples: data.examples };
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data.url, data.request).then(
    (reply) => self.postMessage({ id: data.id, ...reply }),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) }),
  );
});
