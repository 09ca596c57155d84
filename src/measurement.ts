/** Conditions of a measurement, as recorded by the scripts in `scripts/benchmark`. */
export interface MeasurementConditions {
  /** Day of the run, as `2026-01-31`. */
  date: string;
  machine: { cpu: string; cores: number; memoryGb: number; os: string; node: string };
  application: { components: number };
  /** Number of runs per case; the figures are their medians. */
  runs: number;
}

/**
 * Values for the placeholders of the sentence on the conditions of a measurement, in i18n.json.
 *
 * @param conditions - recorded with the measurement
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
