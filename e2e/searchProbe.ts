import type { CDPSession, Page } from '@playwright/test';

/** What a page asks of the worker of its search, and when; times of the page, in milliseconds. */
export interface SearchProbe {
  /** When the key that opens the search was pressed, and when the index could be asked. */
  opened: number;
  ready: number;
  /** What was searched for, and how long each answer took. */
  keywords: string[];
  answers: number[];
}

declare global {
  interface Window {
    searchProbe: SearchProbe;
    /** Milliseconds by which the answer to a keyword is late. */
    searchDelays: Record<string, number>;
    /** Whether the worker says that all is indexed only when the test says so. */
    holdsComplete: boolean;
    searchComplete: () => void;
  }
}

/** Watches the worker of every page that `page` loads from now on, and lets a test hold back its replies. */
export async function watchSearch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: SearchProbe = { opened: 0, ready: 0, keywords: [], answers: [] };
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
            // What was asked would else count as heap of the page.
            this.#sent.delete(id);
            if (request?.type === 'open') probe.ready ||= performance.now();
            if (request?.type === 'search') probe.answers.push(performance.now() - time);
            const delay = window.searchDelays[request?.keyword ?? ''];
            if (delay) setTimeout(() => listener(event), delay);
            else if (request?.type === 'complete' && window.holdsComplete) {
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
 * Opens the search with its shortcut, and waits until it can be asked.
 *
 * @returns milliseconds from the key press to that moment
 */
export async function timeOpening(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => window.searchProbe.ready > 0);
  const { opened, ready } = await readProbe(page);
  return ready - opened;
}

/** Types a query in place of the one before, slowly enough that each letter is a query. */
export async function typeSlowly(page: Page, query: string, pauseMs: number): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  for (const letter of query) {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(pauseMs);
  }
}

/** Bytes of live objects in the page, garbage collected before. */
export async function pageHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
