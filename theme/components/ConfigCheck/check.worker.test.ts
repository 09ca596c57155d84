import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { WorkerReply, WorkerRequest } from './client.ts';

// Files share the modules of a worker, and this one listens as soon as it is there.
afterAll(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/**
 * Starts the worker.
 *
 * @param load - what the server answers to a URL
 * @returns function that asks for the examples in the data of a URL
 */
async function start(load: (url: string) => object) {
  let hear: (event: { data: WorkerRequest }) => void = () => {};
  let reply: (message: WorkerReply) => void = () => {};
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    postMessage: (message: WorkerReply) => reply(message),
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return load(url);
  });
  vi.resetModules();
  await import('./check.worker.ts');
  const ask = (url: string) =>
    new Promise<WorkerReply>((resolve) => {
      reply = resolve;
      hear({ data: { id: asked.length, url } });
    });
  return { ask, asked };
}

const found = (url: string) => ({ ok: true, json: async () => ({ examples: { vite: url } }) });

test('each language has its data, which are fetched once', async () => {
  const { ask, asked } = await start(found);
  for (const url of ['/check.json', '/zh/check.json', '/check.json', '/zh/check.json']) {
    expect(await ask(url)).toMatchObject({ examples: { vite: url } });
  }
  expect(asked).toEqual(['/check.json', '/zh/check.json']);
});

test('what the server does not have is reported, and requested again', async () => {
  let isThere = false;
  const { ask } = await start((url) => (isThere ? found(url) : { ok: false, status: 503 }));
  expect((await ask('/check.json')).error).toContain('/check.json: 503');
  isThere = true;
  expect(await ask('/check.json')).toMatchObject({ examples: { vite: '/check.json' } });
});
