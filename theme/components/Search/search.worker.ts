import type { StagedEngine } from '../../../src/search/stages.ts';
import type { WorkerAnswer, WorkerRequest } from './client.ts';
import { openEngine } from './openEngine.ts';

/** The index lives here, away from the thread that draws the page. */
let engine: StagedEngine | undefined;
const answer = (message: WorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { id } = data;
  const fail = (error: unknown) => answer({ id, error: String(error) });
  if (data.type === 'load') {
    openEngine(data.url, data.preset).then((opened) => {
      engine = opened;
      answer({ id });
    }, fail);
  } else if (data.type === 'complete') {
    engine?.complete.then(() => answer({ id }), fail);
  } else {
    try {
      const start = performance.now();
      const pages = engine?.search(data.keyword) ?? [];
      answer({ id, pages, took: performance.now() - start });
    } catch (error) {
      fail(error);
    }
  }
});
