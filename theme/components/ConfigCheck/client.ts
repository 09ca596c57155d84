import type { CheckRequest } from '../../../src/check/index.ts';
import type { CheckData, Report } from '../../../src/check/types.ts';

/** What goes to the worker, and what comes back, by number. */
export interface WorkerRequest {
  id: number;
  /** Absolute URL of the data. */
  url: string;
  /** Without one, the answer is the files to try. */
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

/** @throws {Error} when the worker or its data cannot be loaded */
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
      // Its script did not load: the next question starts another one.
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
 * @throws {Error} when the worker or its data cannot be loaded
 */
export async function check(url: string, request: CheckRequest): Promise<Report | undefined> {
  return (await ask(url, request)).report;
}

/** @throws {Error} as `check` */
export async function exampleFiles(url: string): Promise<CheckData['examples']> {
  return (await ask(url)).examples ?? {};
}
