import semver from 'semver';
import { minorOf } from '../../../src/facts/timeline.ts';
import { newestPatch } from '../../../src/versions.ts';

/** 1.0.0 was published without types and with an unrelated bundler version. */
const unusable = ['1.0.0'];

/** @returns the versions by minor, each oldest first */
export function linesOf(versions: readonly string[]): string[][] {
  const sorted = [...versions].sort(semver.compare);
  const minors = [...new Set(sorted.map(minorOf))];
  return minors.map((minor) => sorted.filter((version) => minorOf(version) === minor));
}

/**
 * @param published all versions on npm
 * @returns the documented stable versions by minor, each oldest first
 * @throws if `src/versions.ts` does not name the newest one of a minor
 */
export function documentedLines(published: readonly string[]): string[][] {
  const lines = linesOf(
    published.filter(
      (version) =>
        semver.prerelease(version) === null &&
        minorOf(version) in newestPatch &&
        !unusable.includes(version),
    ),
  );
  for (const line of lines) {
    const [newest, named] = [line.at(-1) as string, newestPatch[minorOf(line[0] as string)]];
    if (newest !== named) throw new Error(`src/versions.ts names ${named}, npm has ${newest}`);
  }
  return lines;
}
