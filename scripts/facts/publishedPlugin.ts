import semver from 'semver';
import type { PluginRelease } from '../../src/facts/index.ts';

/** Releases of a plugin, as needed by pages. */
export interface PublishedPlugin {
  /** @returns the newest release that is compatible with a version of the tool, or null */
  newestFor(wanted: string): string | null;
  /** The first release with each peer range, lowest first. */
  ranges: PluginRelease[];
  /** @returns the version or tag for installing a release */
  installTag(version: string): string;
}

/**
 * @param releases all releases of a plugin, in any order; those before 1.0 and prereleases are
 *   ignored
 * @param failsFrom first release with which every build of Rsbuild 1.0 fails although the peer
 *   range allows it
 */
export function publishedPlugin(
  releases: readonly PluginRelease[],
  failsFrom?: string,
): PublishedPlugin {
  const stable = releases
    .filter(({ version }) => semver.prerelease(version) === null && semver.gte(version, '1.0.0'))
    .sort((a, b) => semver.compare(a.version, b.version));
  const works = (version: string, wanted: string) =>
    failsFrom === undefined || semver.gte(wanted, '1.1.0') || semver.lt(version, failsFrom);
  return {
    newestFor: (wanted) =>
      stable.findLast(
        ({ version, range }) =>
          range !== null && semver.satisfies(wanted, range) && works(version, wanted),
      )?.version ?? null,
    ranges: stable.filter(({ range }, index) => range !== stable[index - 1]?.range),
    installTag(version) {
      const major = semver.major(version);
      const newest = stable.findLast((one) => semver.major(one.version) === major);
      return newest?.version === version ? `${major}` : version;
    },
  };
}
