/**
 * Processor time of a process and its children, from the second line of the shell's `times`.
 *
 * @param {string} times - as `0m1.25s 0m0.10s`, user and system
 * @returns {number} seconds, to the hundredth
 * @throws {Error} when the shell wrote something else
 */
export function cpuSeconds(times) {
  const line = times.trim().split('\n').at(-1) ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`no times in '${times}'`);
  const seconds = parts.reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  return Math.round(seconds * 100) / 100;
}

/**
 * What Linux says of a process.
 *
 * @param {string} status - text of `/proc/<id>/status`
 * @returns {{ parent: number, kilobytes: number }} memory held; 0 of a process that has ended
 */
export function processStatus(status) {
  return {
    parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    kilobytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
  };
}

/**
 * Memory that a process and all below it hold, shared pages counted in each.
 *
 * @param {Map<number, { parent: number, kilobytes: number }>} processes - by id
 * @param {number} root - id of the topmost
 * @returns {number} megabytes
 */
export function treeMemory(processes, root) {
  /** @param {number} id @returns {boolean} */
  const belongs = (id) => {
    const parent = processes.get(id)?.parent;
    return id === root || (parent !== undefined && belongs(parent));
  };
  let kilobytes = 0;
  for (const [id, entry] of processes) if (belongs(id)) kilobytes += entry.kilobytes;
  return kilobytes / 1024;
}
