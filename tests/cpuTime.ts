/**
 * CPU time that an action takes, which unlike wall time does not depend on other processes.
 *
 * @param action - is called once, synchronously
 * @returns seconds of this process, including compiler and garbage collector
 */
export function cpuSeconds(action: () => void): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
