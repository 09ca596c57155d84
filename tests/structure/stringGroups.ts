import { groupOf } from '../../build/strings/groups.mjs';
import type { Problem } from '../content/lib/problem.ts';
import { keyUses } from './interfaceStrings.ts';
import type { SourceFile } from './sourceFile.ts';

/**
 * Every component that shows strings of a group imports the group: on pages that do not have it, the
 * reader would see the name of the string.
 *
 * @param input - script of the theme
 * @param keys - all interface strings
 */
export function importedGroups(input: SourceFile, keys: readonly string[]): Problem[] {
  const { literals, prefixes } = keyUses([input]);
  const used = keys.filter(
    (key) => literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)),
  );
  const groups = new Set(used.flatMap((key) => groupOf(key) ?? []));
  return [...groups]
    .filter((group) => !input.source.includes(`/i18n.json?strings=${group}'`))
    .map((group) => ({
      file: input.file,
      line: 1,
      rule: 'stringGroups',
      message: `shows strings of the group '${group}': import '…/i18n.json?strings=${group}'`,
    }));
}
