import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesFolder } from '../../../scripts/samples/installed.ts';

/** Major version of a package in `samples`, the one that works with the documented tool. */
function installedMajor(name: string): string | undefined {
  const file = join(samplesFolder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version.split('.')[0];
}

/**
 * Checks the packages of the tool that a command installs. Without a version, a package manager
 * takes the newest, whose major may refuse the documented tool.
 *
 * @param specifiers Arguments of an install command: `-D`, `@rsbuild/core@1`.
 * @param majorOf Major version to ask for, by package.
 * @returns What is wrong.
 */
export function checkInstalls(
  specifiers: readonly string[],
  majorOf: (name: string) => string | undefined = installedMajor,
): string[] {
  const packages = specifiers.flatMap((specifier) => {
    const match = /^(@rsbuild\/[^@]+)(?:@(.+))?$/.exec(specifier);
    return match ? [{ name: match[1] ?? '', version: match[2] }] : [];
  });
  const wanted = majorOf('@rsbuild/core');
  // A command that asks for another major of the tool is about that one.
  const other = packages.some(
    ({ name, version }) => name === '@rsbuild/core' && version && version.split('.')[0] !== wanted,
  );
  return packages.flatMap(({ name, version }) => {
    const major = majorOf(name);
    if (!major || other || version?.replace(/^[\^~]/, '').split('.')[0] === major) return [];
    const found = version ? `is version ${version}` : 'has no version';
    return [`${name} ${found}: the documented tool works with ${name}@${major}`];
  });
}
