import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { WorkerReply, WorkerRequest } from './client.ts';

// Files share the modules of a worker, and this one keeps what it has started.
afterAll(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly asked: WorkerRequest[] = [];

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(request: WorkerRequest) {
    this.asked.push(request);
  }

  /** Answers a question, by its place. */
  answer(index: number, reply: Omit<WorkerReply, 'id'>) {
    const data = { id: this.asked[index]?.id, ...reply };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

async function start() {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  return import('./client.ts');
}

test('one worker answers all, each what it was asked', async () => {
  const { exampleFiles } = await start();
  const answers = [exampleFiles('/a'), exampleFiles('/b')];
  const [worker] = workers;
  expect(worker?.asked.map(({ url }) => url)).toEqual(['/a', '/b']);
  worker?.answer(1, { examples: { vite: 'second' } });
  worker?.answer(0, { examples: { vite: 'first' } });
  expect(await Promise.all(answers)).toEqual([{ vite: 'first' }, { vite: 'second' }]);
  expect(workers).toHaveLength(1);
});

test('what the worker could not do is an error', async () => {
  const { check } = await start();
  const answer = check('/a', { files: [], minor: '2.3' });
  workers[0]?.answer(0, { error: '/a: 503' });
  await expect(answer).rejects.toThrow('/a: 503');
});

test('after a script that did not load, the next question starts another worker', async () => {
  const { exampleFiles } = await start();
  const failed = exampleFiles('/a');
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow();
  const answered = exampleFiles('/a');
  workers[1]?.answer(0, { examples: { vite: 'now' } });
  expect(await answered).toEqual({ vite: 'now' });
});
