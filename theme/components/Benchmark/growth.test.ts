import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grow } from './growth.ts';

let now = 0;
let frames: ((time: number) => void)[] = [];

beforeEach(() => {
  // Any time but 0: pages are open for a while before the chart is seen.
  now = 5000;
  frames = [];
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (run: (time: number) => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A chart with bars for so many seconds, and what it shows: share and label of each bar. */
function chartOf(...seconds: number[]) {
  const rows = seconds.map((time) => {
    const label = new Map<string, string>();
    const properties = new Map<string, string>();
    const cell = {
      setAttribute: (name: string, value: string) => label.set(name, value),
      removeAttribute: (name: string) => label.delete(name),
    };
    const bar = {
      dataset: { seconds: String(time) },
      closest: () => ({ lastElementChild: cell }),
      style: {
        setProperty: (name: string, value: string) => properties.set(name, value),
        removeProperty: (name: string) => properties.delete(name),
      },
    };
    return { bar, label, properties };
  });
  const chart = { querySelectorAll: () => rows.map(({ bar }) => bar) } as unknown as Element;
  const shown = () =>
    rows.map(({ label, properties }) => [properties.get('--grown'), label.get('data-now')]);
  return { chart, shown };
}

/** Draws the frame at so many milliseconds after the start. */
function drawAt(elapsedMs: number) {
  const due = frames;
  frames = [];
  for (const run of due) run(5000 + elapsedMs);
}

const final = [undefined, undefined];

test('each bar grows evenly for as long as its own time, and its label counts with it', () => {
  const { chart, shown } = chartOf(0.5, 4);
  grow(chart);
  expect(shown()).toEqual([
    ['0', '0ms'],
    ['0', '0ms'],
  ]);
  drawAt(250);
  expect(shown()).toEqual([
    ['0.5', '250ms'],
    ['0.0625', '250ms'],
  ]);
  drawAt(500);
  expect(shown()).toEqual([final, ['0.125', '500ms']]);
  drawAt(3000);
  expect(shown()).toEqual([final, ['0.75', '3.00s']]);
  drawAt(4000);
  expect(shown()).toEqual([final, final]);
  // Nothing is left to do.
  expect(frames).toEqual([]);
});

test('ended early, it shows the final values at once, for good', () => {
  const { chart, shown } = chartOf(1, 2);
  const end = grow(chart);
  drawAt(500);
  end();
  expect(shown()).toEqual([final, final]);
  expect(frames).toEqual([]);
});

test('a frame that began before the start counts as the start', () => {
  const { chart, shown } = chartOf(1);
  grow(chart);
  drawAt(-8);
  expect(shown()).toEqual([['0', '0ms']]);
});
