import type { WorkerQuestion, WorkerReply } from './client.ts';
import { createSession } from './session.ts';

/** The index is kept in the worker to keep the main thread free. */
const session = createSession();
const reply = (message: WorkerReply) => self.postMessage(message);

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerQuestion>) => {
  session(request).then(
    (pages) => reply({ id, pages }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
