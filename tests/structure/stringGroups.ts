import { groupOf } from '../../build/strings/groups.mjs';
import type { Problem } from '../content/lib/problem.ts';
import { keyUses } from './interfaceStrings.ts';
import type { SourceFile } from './sourceFile.ts';

/**
 * Every component that shows strings of a group imports the group: on pages that do not have it, the
 * reader would see the name of the string.
 *
 * @param inputs - scripts of a component: the files of its folder
 * @param keys - all interface strings
 */
export function importedGroups(inputs: readonly SourceFile[], keys: readonly string[]): Problem[] {
  const { literals, prefixes } = keyUses(inputs);
  const used = keys.filter(
    (key) => literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)),
  );
  const groups = new Set(used.flatMap((key) => groupOf(key) ?? []));
  return [...groups]
    .filter(
      (group) => !inputs.some(({ source }) => source.includes(`/i18n.json?strings=${group}'`)),
    )
    .map((group) => ({
      file: inputs[0]?.file ?? '',
      line: 1,
      rule: 'stringGroups',
      message: `shows strings of the group '${group}': import '…/i18n.json?strings=${group}'`,
    }));
}
