import type { CDPSession, Page } from '@playwright/test';
import type { LongTask, Step } from './longTasks.ts';

/** What happens in a page around its search; times are those of the page, in milliseconds. */
export interface SearchProbe {
  /** When the key that opens it was pressed; 0 until then, as all times. */
  opened: number;
  /** When the index could be asked, and the box took what is typed. */
  indexReady: number;
  boxReady: number;
  /** When the index knew the texts, too. */
  complete: number;
  /** How long the worker took for each answer. */
  answers: number[];
  /** Keys pressed, and texts as they grew. */
  steps: Step[];
  /** Tasks of the main thread over 50 ms, as the browser reports them. */
  longTasks: LongTask[];
}

declare global {
  interface Window {
    searchProbe: SearchProbe;
    /** Resolve when the search can be used, and when its index is complete. */
    searchReady: Promise<void>;
    searchComplete: Promise<void>;
  }
}

/**
 * Watches the search of every page that `page` loads from now on. What it does in the page is
 * little: Playwright's own ways to wait and to find elements would be tasks of the page.
 */
export async function watchSearch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: SearchProbe = {
      opened: 0,
      indexReady: 0,
      boxReady: 0,
      complete: 0,
      answers: [],
      steps: [],
      longTasks: [],
    };
    window.searchProbe = probe;
    let ready = () => {};
    window.searchReady = new Promise((resolve) => {
      ready = resolve;
    });
    let complete = () => {};
    window.searchComplete = new Promise((resolve) => {
      complete = resolve;
    });
    const note = (time: 'opened' | 'indexReady' | 'boxReady' | 'complete') => {
      probe[time] ||= performance.now();
      if (probe.indexReady && probe.boxReady) ready();
      if (probe.complete) complete();
    };
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (typeof data.took === 'number') probe.answers.push(data.took);
          else note(probe.indexReady ? 'complete' : 'indexReady');
        });
      }
    };
    window.addEventListener(
      'keydown',
      ({ key, timeStamp: time }) => {
        probe.steps.push({ time, what: key });
        if (key.toLowerCase() === 'k') note('opened');
      },
      true,
    );
    window.addEventListener(
      'input',
      ({ target, timeStamp: time }) => {
        if (target instanceof HTMLInputElement) probe.steps.push({ time, what: target.value });
      },
      true,
    );
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.role === 'combobox') note('boxReady');
    });
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) {
        probe.longTasks.push({ start, duration });
      }
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
  });
  await page.keyboard.press('Control+k');
  await page.evaluate(() => window.searchReady);
  const { opened, indexReady, boxReady } = await readProbe(page);
  return Math.max(indexReady, boxReady) - opened;
}

/** Milliseconds from the key press to a complete index, which is waited for. */
export async function completeSearch(page: Page): Promise<number> {
  await page.evaluate(() => window.searchComplete);
  const { opened, complete } = await readProbe(page);
  return complete - opened;
}

/**
 * Types a query letter by letter in place of the one before, slowly enough that each letter is
 * asked for.
 *
 * @param pause - between letters, in milliseconds
 */
export async function typeQuery(page: Page, query: string, pause: number): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
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
