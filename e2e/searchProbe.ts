import type { CDPSession, Page } from '@playwright/test';

/** Messages between the page and the search worker, with times of the page in milliseconds. */
export interface SearchProbe {
  /** When the shortcut was pressed, and when the index could be queried. */
  opened: number;
  ready: number;
  /** When all texts were indexed: earlier answers are renewed. */
  completed: number;
  /** Queries, and the time of each response. */
  keywords: string[];
  answers: number[];
  /** How many responses were delivered late, see `searchDelays`. */
  delayed: number;
}

declare global {
  interface Window {
    searchProbe: SearchProbe;
    /** Delay of the response to a query in milliseconds. */
    searchDelays: Record<string, number>;
    /** Whether the message that indexing is complete is held back until the test releases it. */
    holdsComplete: boolean;
    searchComplete: () => void;
  }
}

/**
 * Observes the worker on every page that `page` loads from now on, and lets tests delay its
 * responses.
 */
export async function watchSearch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: SearchProbe = {
      opened: 0,
      ready: 0,
      completed: 0,
      keywords: [],
      answers: [],
      delayed: 0,
    };
    window.searchProbe = probe;
    window.searchDelays = {};
    window.holdsComplete = false;
    const released = new Promise<void>((resolve) => {
      window.searchComplete = resolve;
    });
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key.toLowerCase() === 'k') probe.opened ||= timeStamp;
      },
      true,
    );
    type Request = { type: string; keyword?: string };
    window.Worker = class extends Worker {
      #sent = new Map<number, { request: Request; time: number }>();
      // biome-ignore lint/suspicious/noExplicitAny: as the browser declares it
      override postMessage(message: any) {
        this.#sent.set(message.id, { request: message.request, time: performance.now() });
        if (message.request.type === 'search') probe.keywords.push(message.request.keyword);
        super.postMessage(message);
      }
      // biome-ignore lint/suspicious/noExplicitAny: as the browser declares it
      override addEventListener(type: string, listener: any, options?: any) {
        super.addEventListener(
          type,
          (event) => {
            const { id } = (event as MessageEvent).data ?? {};
            const { request, time = 0 } =
              this.#sent.get(id) ?? ({} as { request?: Request; time?: number });
            // Otherwise requests would count towards the heap of the page.
            this.#sent.delete(id);
            if (request?.type === 'open') probe.ready ||= performance.now();
            if (request?.type === 'search') probe.answers.push(performance.now() - time);
            if (request?.type === 'complete') probe.completed ||= performance.now();
            const delay = window.searchDelays[request?.keyword ?? ''];
            if (delay) {
              setTimeout(() => {
                listener(event);
                probe.delayed++;
              }, delay);
            } else if (request?.type === 'complete' && window.holdsComplete) {
              void released.then(() => listener(event));
            } else listener(event);
          },
          options,
        );
      }
    };
  });
}

export const readProbe = (page: Page): Promise<SearchProbe> =>
  page.evaluate(() => window.searchProbe);

/**
 * Opens the search with its shortcut, and waits until it can be queried.
 *
 * @returns milliseconds from the key press to that moment
 */
export async function timeOpening(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => window.searchProbe.ready > 0);
  const { opened, ready } = await readProbe(page);
  return ready - opened;
}

/** Replaces the query, typing slowly enough that each letter is a separate query. */
export async function typeSlowly(page: Page, query: string, pauseMs: number): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  for (const letter of query) {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(pauseMs);
  }
}

/** Bytes of live objects in the page, after garbage collection. */
export async function pageHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
