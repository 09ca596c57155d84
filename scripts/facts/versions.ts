/** Which published versions are read. */
import semver from 'semver';

/** Minor line of a version: `1.4` of `1.4.16`. */
export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/**
 * The first and the last stable version of every minor line from 1.0 on. What appears between the
 * two is dated by the last one, so a `since` is exact to the minor.
 * @param published every version npm lists
 * @param unusable versions that carry nothing to read
 * @returns versions from old to new, each once
 */
export function pickVersions(published: string[], unusable: string[] = []): string[] {
  const lines = new Map<string, string[]>();
  for (const version of published) {
    const isStable = semver.prerelease(version) === null && semver.major(version) > 0;
    if (!isStable || unusable.includes(version)) continue;
    const line = minorOf(version);
    lines.set(line, [...(lines.get(line) ?? []), version]);
  }
  const picked = [...lines.values()].flatMap((line) => {
    const sorted = line.sort(semver.compare);
    return [sorted[0] as string, sorted.at(-1) as string];
  });
  return [...new Set(picked)].sort(semver.compare);
}
