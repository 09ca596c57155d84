import { type CheckRequest, checkFiles } from '../../../src/check/index.ts';
import type { CheckData } from '../../../src/check/types.ts';
import type { WorkerReply, WorkerRequest } from './client.ts';

/**
 * Parser and data are loaded in the worker to keep the main thread free. By URL, one per language.
 */
const known = new Map<string, Promise<CheckData>>();

async function load(url: string): Promise<CheckData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function answer(url: string, request?: CheckRequest): Promise<Omit<WorkerReply, 'id'>> {
  const loading = known.get(url) ?? load(url);
  known.set(url, loading);
  // Allows a retry after a failed request.
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
