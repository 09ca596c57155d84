import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import type { SourceFile } from './sourceFile.ts';

const systems = ['linux', 'darwin', 'win32'] as const;

/** `@rspack/binding` of `@rspack/binding-linux-x64-gnu`; undefined when no system is named. */
function family(name: string): { name: string; system: string } | undefined {
  const match = /^(.*?)[-.]?\b(linux|darwin|win32)\b/.exec(name);
  return match ? { name: match[1] ?? '', system: match[2] ?? '' } : undefined;
}

/**
 * A lockfile installs anywhere: it names no download addresses, which would be those of one
 * registry, and has the binaries of macOS and Windows wherever it has those of Linux.
 */
export function lockfile({ file, source }: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const rule = 'lockfile';
  const address = /"resolved": "https?:/.exec(source);
  if (address) {
    const message =
      "names a download address: delete it and install with .npmrc's omit-lockfile-registry-resolved";
    problems.push({ file, line: lineAt(source, address.index), rule, message });
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
    for (const system of systems.filter((candidate) => !known.has(candidate))) {
      const line = lineAt(source, Math.max(0, source.indexOf(`"${name}`)));
      const message = `has ${name}… for linux but not for ${system}: pin a version whose binaries are all published, see 'overrides'`;
      problems.push({ file, line, rule, message });
    }
  }
  return problems;
}
