import type { CDPSession, Page } from '@playwright/test';

/** What happens in a page around its search; times are those of the page, in milliseconds. */
export interface SearchProbe {
  /** When the index could be asked, and the box took what is typed; 0 until then. */
  indexReady: number;
  boxReady: number;
  /** How long the worker took for each answer. */
  answers: number[];
  /** Tasks of the main thread over 50 ms, as the browser reports them. */
  longTasks: number[];
}

declare global {
  interface Window {
    searchProbe: SearchProbe;
  }
}

/** Watches the search of every page that `page` loads from now on. */
export async function watchSearch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: SearchProbe = { indexReady: 0, boxReady: 0, answers: [], longTasks: [] };
    window.searchProbe = probe;
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (typeof data.took === 'number') probe.answers.push(data.took);
          else probe.indexReady ||= performance.now();
        });
      }
    };
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.role === 'combobox') {
        probe.boxReady ||= performance.now();
      }
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) probe.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

export function readProbe(page: Page): Promise<SearchProbe> {
  return page.evaluate(() => window.searchProbe);
}

/**
 * Opens the search with its shortcut, and waits until it can be asked.
 *
 * @returns milliseconds from the key press to that moment
 */
export async function openSearch(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.searchProbe.longTasks.length = 0;
    const now = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k') return;
      document.documentElement.dataset.opened = String(performance.now());
      window.removeEventListener('keydown', now, true);
    };
    window.addEventListener('keydown', now, true);
  });
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => window.searchProbe.indexReady && window.searchProbe.boxReady);
  const opened = Number(await page.locator('html').getAttribute('data-opened'));
  const { indexReady, boxReady } = await readProbe(page);
  return Math.max(indexReady, boxReady) - opened;
}

/**
 * Types a query letter by letter, slowly enough that each letter is asked for.
 *
 * @param pause - between letters, in milliseconds
 */
export async function typeQuery(page: Page, query: string, pause: number): Promise<void> {
  const box = page.getByRole('combobox');
  await box.fill('');
  for (const letter of query) {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(pause);
  }
}

/** Bytes of live objects in the page, garbage collected before. */
export async function pageHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** A way to read the heap of the worker that `session`'s page starts next. */
export async function watchWorkerHeap(session: CDPSession): Promise<() => Promise<number>> {
  let worker: string | undefined;
  let count = 0;
  const waiting = new Map<number, (result: { usedSize: number }) => void>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') worker = sessionId;
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
  });
  // Without `flatten`, messages for the worker go through the session of its page.
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  const ask = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const id = ++count;
      waiting.set(id, resolve);
      void session.send('Target.sendMessageToTarget', {
        sessionId: worker,
        message: JSON.stringify({ id, method }),
      });
    });
  return async () => {
    if (!worker) throw new Error('the page started no worker');
    await ask('HeapProfiler.collectGarbage');
    return (await ask('Runtime.getHeapUsage')).usedSize;
  };
}
