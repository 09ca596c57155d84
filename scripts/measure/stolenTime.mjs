import { readFile } from 'node:fs/promises';

/**
 * The counters of the processors since the machine was started.
 *
 * @returns {Promise<string | undefined>} as Linux prints them; no other system has them
 */
export async function readTicks() {
  return readFile('/proc/stat', 'utf8').catch(() => undefined);
}

/**
 * How much of a virtual machine's processor time its host kept for others, which makes all that is
 * timed in it longer.
 *
 * @param {string | undefined} before - as `readTicks` has them
 * @param {string | undefined} after
 * @returns {number | undefined} from 0 to 1; none where the counters are not known
 */
export function stolenShare(before, after) {
  const [first, last] = [before, after].map(allProcessors);
  if (!first || !last) return undefined;
  const total = last.total - first.total;
  return total > 0 ? (last.stolen - first.stolen) / total : undefined;
}

/** @param {string | undefined} ticks */
function allProcessors(ticks) {
  const fields = /^cpu +(.*)$/m
    .exec(ticks ?? '')?.[1]
    ?.split(' ')
    .map(Number);
  // user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of the first two
  if (!fields || fields.length < 8) return undefined;
  return { total: fields.slice(0, 8).reduce((sum, one) => sum + one), stolen: fields[7] ?? 0 };
}
