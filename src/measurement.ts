/** Under what a measurement was made, as the scripts below `scripts/benchmark` write it. */
export interface MeasurementConditions {
  /** Day of the run, as `2026-01-31`. */
  date: string;
  machine: { cpu: string; cores: number; memoryGb: number; os: string; node: string };
  application: { components: number };
  /** Runs of each case, of which the figures are the median. */
  runs: number;
}

/**
 * What the sentence about the conditions of a measurement names, for its placeholders in i18n.json.
 *
 * @param conditions - with the data that was measured
 * @returns a text for each placeholder
 */
export function conditionTexts({
  date,
  runs,
  application,
  machine,
}: MeasurementConditions): Record<string, string> {
  return {
    date,
    runs: String(runs),
    components: String(application.components),
    cpu: machine.cpu,
    cores: String(machine.cores),
    memory: String(machine.memoryGb),
    os: machine.os,
    node: machine.node,
  };
}
