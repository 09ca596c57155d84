/**
 * Seconds of CPU time that an action takes: unlike the clock, they do not depend on what else the
 * machine does.
 *
 * @param action - is called once, and must end when it returns
 * @returns seconds of this process, its compiler and garbage collector included
 */
export function cpuSeconds(action: () => void): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
