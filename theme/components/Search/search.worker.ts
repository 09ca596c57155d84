import { createEngine, type SearchEngine } from '../../../src/search/engine.ts';
import type { WorkerAnswer, WorkerRequest } from './client.ts';
import { fetchDocuments } from './fetchDocuments.ts';

/** The index lives here, away from the thread that draws the page. */
let engine: SearchEngine | undefined;
const answer = (message: WorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    fetchDocuments(data.url).then(
      (documents) => {
        engine = createEngine(documents, data.preset);
        answer({ id: data.id });
      },
      (error: unknown) => answer({ id: data.id, error: String(error) }),
    );
  } else {
    try {
      const start = performance.now();
      const pages = engine?.search(data.keyword) ?? [];
      answer({ id: data.id, pages, took: performance.now() - start });
    } catch (error) {
      answer({ id: data.id, error: String(error) });
    }
  }
});
