import type { MeasurementConditions } from './measurement.ts';

/** Measurements with one version of the tool. */
interface AdviceTimes {
  versions: { rsbuild: string; rspack: string };
  /** Seconds of CPU time, by case. */
  medians: Record<string, number>;
  /** Seconds of every run, by case, in the order of the runs. */
  raw: Record<string, number[]>;
}

/** Content of `src/data/advice.json`, written by `npm run benchmark:advice`. */
export interface Advice extends MeasurementConditions {
  generator: string;
  /** Cases to compare, by advice; the first one is the baseline. */
  advice: Record<string, string[]>;
  /** By major version of the tool. */
  majors: Record<string, AdviceTimes>;
}

/** One case of an advice. */
export interface AdviceRow {
  /** Key of the case; its label in i18n.json is `advice.<name>`. */
  name: string;
  /** The median, as `1.32 s`. */
  time: string;
  /** The fastest and the slowest run, as `1.28–1.41 s`. */
  range: string;
  /** Relative to the baseline, as `−33 %`; empty for the baseline itself. */
  change: string;
}

/**
 * @param data - the measurements
 * @param advice - key of `data.advice`
 * @param major - of the tool: key of `data.majors`
 * @returns one row per case, the baseline first
 * @throws {Error} if there is no measurement of that name
 */
export function adviceRows(data: Advice, advice: string, major: string): AdviceRow[] {
  const names = data.advice[advice];
  const times = data.majors[major];
  if (!names || !times) throw new Error(`no advice '${advice}' was measured with ${major}.x`);
  const base = times.medians[names[0] ?? ''] ?? Number.NaN;
  return names.map((name, index) => {
    const median = times.medians[name] ?? Number.NaN;
    const runs = times.raw[name] ?? [];
    return {
      name,
      time: `${median.toFixed(2)} s`,
      range: `${Math.min(...runs).toFixed(2)}–${Math.max(...runs).toFixed(2)} s`,
      change: index === 0 ? '' : changeLabel(median / base),
    };
  });
}

/** @param ratio - of two times: `1.25` is `+25 %` */
function changeLabel(ratio: number): string {
  const percent = Math.round((ratio - 1) * 100);
  if (percent === 0) return '0 %';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
