import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import type { SourceFile } from './sourceFile.ts';

const systems = ['linux', 'darwin', 'win32'] as const;

/** Families of binaries that lack one for some system, with the reason. */
const without: Record<string, { system: string; reason: string }> = {
  'node_modules/@img/sharp-libvips': {
    system: 'win32',
    reason: 'on Windows, the library is part of @img/sharp-win32-*',
  },
};

/** `@rspack/binding` for `@rspack/binding-linux-x64-gnu`; undefined for other packages. */
function family(name: string): { name: string; system: string } | undefined {
  const match = /^(.*?)[-.]?\b(linux|darwin|win32|windows)\b/.exec(name);
  if (!match) return undefined;
  const [, before = '', system = ''] = match;
  return { name: before, system: system === 'windows' ? 'win32' : system };
}

/**
 * Lockfiles work on all machines: they contain no download URLs, which would be those of one
 * registry, and include binaries for macOS and Windows wherever they do for Linux.
 */
export function lockfile({ file, source }: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const rule = 'lockfile';
  const resolved = /"resolved": "https?:/.exec(source);
  if (resolved) {
    const message =
      "names a download URL: delete it and install with .npmrc's omit-lockfile-registry-resolved";
    problems.push({ file, line: lineAt(source, resolved.index), rule, message });
  }
  const { packages = {} } = JSON.parse(source) as { packages?: Record<string, unknown> };
  const found = new Map<string, Set<string>>();
  for (const path of Object.keys(packages)) {
    const binary = family(path);
    if (!binary) continue;
    const known = found.get(binary.name) ?? new Set();
    found.set(binary.name, known.add(binary.system));
  }
  for (const [name, known] of found) {
    if (!known.has('linux')) continue;
    const missing = systems.filter((system) => !known.has(system));
    for (const system of missing.filter((candidate) => without[name]?.system !== candidate)) {
      const line = lineAt(source, Math.max(0, source.indexOf(`"${name}`)));
      const message = `has ${name}… for linux but not for ${system}: pin a version whose binaries are all published, see 'overrides'`;
      problems.push({ file, line, rule, message });
    }
  }
  return problems;
}
