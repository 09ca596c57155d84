/** Reads the versions in a package.json and checks whether plugins support them. */
import { lineAt } from './parse.ts';
import type { CheckData, Finding, SourceFile } from './types.ts';

/** Dependencies by name, with their ranges in package.json. */
export type Dependencies = ReadonlyMap<string, string>;

/**
 * @param text - content of a package.json
 * @returns every dependency with its range; undefined if the text is not a package.json
 */
export function dependenciesOf(text: string): Dependencies | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const found = new Map<string, string>();
    for (const field of ['peerDependencies', 'dependencies', 'devDependencies']) {
      const some = (json as Record<string, unknown>)[field];
      if (typeof some !== 'object' || some === null) continue;
      for (const [name, range] of Object.entries(some)) found.set(name, String(range));
    }
    return found;
  } catch {
    return undefined;
  }
}

/** @returns the lowest version in a range: `1.4.2` for `^1.4.2`; undefined for `latest` */
export function lowestOf(range: string): string | undefined {
  const [, major, minor = '0', patch = '0'] =
    /^[\^~>=v\s]*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
  return major && `${major}.${minor}.${patch}`;
}

/** @returns the documented minor version that a project's package.json requests */
export function minorFrom(dependencies: Dependencies, minors: readonly string[]) {
  const lowest = lowestOf(dependencies.get('@rsbuild/core') ?? '');
  const minor = lowest?.split('.').slice(0, 2).join('.');
  return minor && minors.includes(minor) ? minor : undefined;
}

/** @returns plugins whose versions do not support a minor version of the tool */
export function checkPlugins(
  file: SourceFile,
  imports: ReadonlyMap<string, string>,
  dependencies: Dependencies,
  minor: string,
  { plugins }: CheckData,
): Finding[] {
  return [...new Set(imports.values())].flatMap((name): Finding[] => {
    const known = Object.hasOwn(plugins, name) ? plugins[name] : undefined;
    const range = dependencies.get(name);
    const version = range && lowestOf(range);
    if (!known || !version) return [];
    const peer = known.ranges.findLast((one) => isAtMost(one.version, version));
    if (!peer || peer.minors.includes(minor)) return [];
    const newest = known.newestFor[minor] ?? '';
    const start = Math.max(0, file.text.indexOf(name));
    const place = { start, end: start + name.length, line: lineAt(file.text, start) };
    const params = { version: range, minor, newest };
    const kind = newest ? 'plugin' : 'pluginNone';
    const page = `/plugins/list/${name.replace(/^@rsbuild\//, '')}`;
    return [{ kind, level: 'error', name, params, ...place, page }];
  });
}

/** Whether a version is less than or equal to another one. */
function isAtMost(one: string, other: string): boolean {
  const [a, b] = [one, other].map((each) => each.split(/[.-]/).map(Number)) as [number[], number[]];
  for (let at = 0; at < 3; at++) if (a[at] !== b[at]) return (a[at] ?? 0) < (b[at] ?? 0);
  return true;
}
