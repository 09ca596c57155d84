import type { MeasurementConditions } from './measurement.ts';

/** One bar of the chart: the time that one tool took. */
export interface BenchmarkMetric {
  /** Median in seconds. */
  time: number;
  /** The tool, as name and version: `Vite 8.0.1`. */
  desc: string;
}

/** Bars for the same task. */
export interface BenchmarkGroup {
  /** Key of the label in i18n.json. */
  label: 'benchmark.devStart' | 'benchmark.build' | 'benchmark.hotUpdate';
  metrics: BenchmarkMetric[];
}

/** Content of `src/data/benchmark.json`, written by `npm run benchmark`. */
export interface Benchmark extends MeasurementConditions {
  generator: string;
  groups: Record<string, BenchmarkGroup>;
  /** Seconds of every run, by group and tool, in the order of the runs. */
  raw: Record<string, Record<string, number[]>>;
}

/**
 * Width of a bar, as a share of the available width.
 *
 * @param time - seconds
 * @param groups - all groups: the longest time in any of them takes the full width
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
 * The bars of the short version: one per tool, so only the first version of the documented tool.
 *
 * @param metrics - of one group, the documented tool first, as `Rsbuild 2.3.2`
 */
export function shortMetrics(metrics: readonly BenchmarkMetric[]): BenchmarkMetric[] {
  const own = metrics[0]?.desc.replace(/\s[\d.]+$/, ' ') ?? '';
  return metrics.filter(({ desc }, index) => index === 0 || !desc.startsWith(own));
}

/**
 * Formats a time: whole milliseconds below one second, otherwise seconds with two decimals.
 *
 * @param seconds - 0 or more
 */
export function timeLabel(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return milliseconds < 1000 ? `${milliseconds}ms` : `${seconds.toFixed(2)}s`;
}

/**
 * Time to show while a bar is animated. It grows linearly and takes as long as the time itself.
 *
 * @param elapsedMs - since the bars came into view
 * @param time - seconds at the end of the animation
 */
export function timeAt(elapsedMs: number, time: number): number {
  return Math.min(elapsedMs / 1000, time);
}
