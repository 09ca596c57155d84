import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newest, type Toolchain, toolchains } from '../../../scripts/samples/installed.ts';

/** Major version of a package, as it is installed for a major of the tool. */
function installedMajor(name: string, { folder }: Toolchain): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version.split('.')[0];
}

/**
 * Checks the packages of the tool that a command installs. Without a version, a package manager
 * takes the newest, whose major an older version of the tool may refuse.
 *
 * @param specifiers Arguments of an install command: `-D`, `@rsbuild/core@1`.
 * @param tool The version of the tool that the command is shown for.
 * @param majorOf Major version that works with a version of the tool, by package.
 * @returns What is wrong.
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
  // A command that names a major of the tool is about that one.
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
