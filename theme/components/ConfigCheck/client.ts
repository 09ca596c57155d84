import type { CheckRequest } from '../../../src/check/index.ts';
import type { CheckData, Report } from '../../../src/check/types.ts';

/** Messages to and from the worker, matched by id. */
export interface WorkerRequest {
  id: number;
  /** Absolute URL of the data. */
  url: string;
  /** Without a request, the response contains the example files. */
  request?: CheckRequest;
}

export interface WorkerReply {
  id: number;
  report?: Report;
  examples?: CheckData['examples'];
  error?: string;
}

let worker: Worker | undefined;
let count = 0;

/** @throws {Error} if the worker or its data cannot be loaded */
function ask(url: string, request?: CheckRequest): Promise<WorkerReply> {
  worker ??= new Worker(new URL('./check.worker.ts', import.meta.url), { name: 'check' });
  const target = worker;
  const id = count++;
  return new Promise((resolve, reject) => {
    const done = (reply?: WorkerReply) => {
      target.removeEventListener('message', hear);
      target.removeEventListener('error', fail);
      if (reply && !reply.error) resolve(reply);
      else reject(new Error(reply?.error ?? 'the worker could not be loaded'));
    };
    const hear = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.id === id) done(data);
    };
    const fail = () => {
      // Its script failed to load: the next request starts a new worker.
      if (worker === target) worker = undefined;
      done();
    };
    target.addEventListener('message', hear);
    target.addEventListener('error', fail);
    target.postMessage({ id, url, ...(request && { request }) } satisfies WorkerRequest);
  });
}

/**
 * @param url - absolute URL of `check.json`
 * @throws {Error} if the worker or its data cannot be loaded
 */
export async function check(url: string, request: CheckRequest): Promise<Report | undefined> {
  return (await ask(url, request)).report;
}

/** @throws {Error} if the worker or its data cannot be loaded */
export async function exampleFiles(url: string): Promise<CheckData['examples']> {
  return (await ask(url)).examples ?? {};
}
