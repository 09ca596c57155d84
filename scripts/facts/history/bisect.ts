/** Finds the patch versions in which something changes, reading as few versions as possible. */

/**
 * @param versions versions of one minor, oldest first
 * @param read reads one version
 * @param isSame whether two results are equal
 * @returns a result for each version: its own, or that of neighbors with equal results
 */
export async function readLine<T>(
  versions: readonly string[],
  read: (version: string) => Promise<T>,
  isSame: (a: T, b: T) => boolean,
): Promise<Map<string, T>> {
  const found = new Map<number, T>();
  const at = async (index: number): Promise<T> => {
    if (found.has(index)) return found.get(index) as T;
    const reading = await read(versions[index] as string);
    found.set(index, reading);
    return reading;
  };
  const between = async (from: number, to: number): Promise<void> => {
    if (to - from < 2) return;
    const start = await at(from);
    if (isSame(start, await at(to))) {
      for (let index = from + 1; index < to; index++) found.set(index, start);
      return;
    }
    const middle = Math.floor((from + to) / 2);
    await between(from, middle);
    await between(middle, to);
  };
  await between(0, versions.length - 1);
  const readings = new Map<string, T>();
  for (const [index, version] of versions.entries()) readings.set(version, await at(index));
  return readings;
}
