/** Which published versions are read. */

/** A stable version split into numbers. */
export type Version = [major: number, minor: number, patch: number];

/**
 * @param version full version, as npm lists it
 * @returns its numbers, or null for a prerelease
 */
export function parseVersion(version: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/** Orders stable versions from old to new. Prereleases come first, in any order. */
export function compareVersions(a: string, b: string): number {
  const none: Version = [0, 0, 0];
  const [x, y] = [parseVersion(a) ?? none, parseVersion(b) ?? none];
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}

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
    const numbers = parseVersion(version);
    if (!numbers || numbers[0] < 1 || unusable.includes(version)) continue;
    const line = minorOf(version);
    lines.set(line, [...(lines.get(line) ?? []), version]);
  }
  const picked = [...lines.values()].flatMap((line) => {
    const sorted = line.sort(compareVersions);
    return [sorted[0] as string, sorted.at(-1) as string];
  });
  return [...new Set(picked)].sort(compareVersions);
}

/**
 * Whether a range accepts a stable version. Knows what peer ranges use: `||`, `^`, `~`, `>=`, `x`
 * and `*`; a prerelease in the range counts as its release.
 * @throws on a form it does not know
 */
export function accepts(range: string, version: string): boolean {
  const wanted = parseVersion(version);
  if (!wanted || range === '') return false;
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((part) => {
        const match = /^(\^|~|>=|=)?v?(\d+|x|\*)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?(-\S+)?$/.exec(
          part,
        );
        if (!match) throw new Error(`range ${range} has a form that is not known`);
        const [, operator = '', ...numbers] = match;
        const [major, minor, patch] = numbers.map((text) =>
          text === undefined || /[x*]/.test(text) ? undefined : Number(text),
        );
        if (major === undefined) return true;
        const from = `${major}.${minor ?? 0}.${patch ?? 0}`;
        const isAtLeast = compareVersions(version, from) >= 0;
        if (operator === '>=') return isAtLeast;
        if (operator === '^') return isAtLeast && wanted[0] === major;
        if (operator === '~')
          return isAtLeast && wanted[0] === major && wanted[1] === (minor ?? wanted[1]);
        return (
          wanted[0] === major &&
          wanted[1] === (minor ?? wanted[1]) &&
          wanted[2] === (patch ?? wanted[2])
        );
      }),
  );
}
