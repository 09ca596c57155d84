import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newest, type Toolchain, toolchains } from '../../../scripts/samples/installed.ts';

/** Installed major version of a package for a major of the tool. */
function installedMajor(name: string, { folder }: Toolchain): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version.split('.')[0];
}

/**
 * Checks the tool's packages in an install command. Without a version, package managers install the
 * newest one, whose major may be incompatible with an older version of the tool.
 *
 * @param specifiers Arguments of an install command: `-D`, `@rsbuild/core@1`.
 * @param tool The version of the tool that the command applies to.
 * @param majorOf Returns the major version of a package that is compatible with a version of the
 *   tool.
 * @returns Problems.
 */
export function checkInstalls(
  specifiers: readonly string[],
  tool: Toolchain,
  majorOf: typeof installedMajor = installedMajor,
): string[] {
  const packages = specifiers.flatMap((specifier) => {
    const match = /^(@rsbuild\/[^@]+)(?:@[\^~]?(.+))?$/.exec(specifier);
    return match ? [{ name: match[1] ?? '', version: match[2] }] : [];
  });
  // A command with a major of the tool is for that major.
  const named = packages
    .find(({ name, version }) => name === '@rsbuild/core' && version)
    ?.version?.split('.')[0];
  const wanted = named ? toolchains.find(({ major }) => major === named) : tool;
  if (!wanted) return [];
  return packages.flatMap(({ name, version }) => {
    const works = majorOf(name, wanted);
    const asked = version?.split('.')[0] ?? majorOf(name, newest);
    if (!works || asked === works) return [];
    const found = version ? `is version ${version}` : `is the newest, ${asked}, without a version`;
    return [`${name} ${found}: ${wanted.major}.x works with ${name}@${works}`];
  });
}
