import type { MeasurementConditions } from './measurement.ts';

/** One bar: how long one tool took. */
export interface BenchmarkMetric {
  /** Median in seconds. */
  time: number;
  /** What was measured, as name and version: `Vite 8.0.1`. */
  desc: string;
}

/** Bars that compare the same work. */
export interface BenchmarkGroup {
  /** Key of the label in i18n.json. */
  label: 'benchmark.devStart' | 'benchmark.build' | 'benchmark.hotUpdate';
  metrics: BenchmarkMetric[];
}

/** What `npm run benchmark` writes to `src/data/benchmark.json`. */
export interface Benchmark extends MeasurementConditions {
  generator: string;
  groups: Record<string, BenchmarkGroup>;
  /** Seconds of every run, by group and tool, in the order they were made. */
  raw: Record<string, Record<string, number[]>>;
}

/**
 * Share of the full width that a bar takes.
 *
 * @param time - seconds
 * @param groups - all groups: the longest time of all of them is the full width
 * @returns between 0 and 1
 */
export function barShare(time: number, groups: Record<string, BenchmarkGroup>): number {
  const times = Object.values(groups).flatMap(({ metrics }) =>
    metrics.map((metric) => metric.time),
  );
  const longest = Math.max(...times);
  return longest > 0 ? time / longest : 0;
}

/**
 * The bars to show at a glance: of the tool that is measured in several versions, the first alone.
 *
 * @param metrics - of one group, the documented tool first, as `Rsbuild 2.3.2`
 */
export function glanced(metrics: readonly BenchmarkMetric[]): BenchmarkMetric[] {
  const own = metrics[0]?.desc.replace(/\s[\d.]+$/, ' ') ?? '';
  return metrics.filter(({ desc }, index) => index === 0 || !desc.startsWith(own));
}

/**
 * A time as a label: whole milliseconds below a second, else seconds with two decimals.
 *
 * @param seconds - any time from 0
 */
export function timeLabel(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return milliseconds < 1000 ? `${milliseconds}ms` : `${seconds.toFixed(2)}s`;
}

/**
 * Time to show while a bar grows: linear, over as many seconds as the time itself.
 *
 * @param elapsedMs - since the bars came into view
 * @param time - seconds at the end
 */
export function timeAt(elapsedMs: number, time: number): number {
  return Math.min(elapsedMs / 1000, time);
}
