import { groupOf } from '../../build/strings/groups.mjs';
import type { Problem } from '../content/lib/problem.ts';
import { keyUses } from './interfaceStrings.ts';
import type { SourceFile } from './sourceFile.ts';

/**
 * Components that show strings of a group import the group: on pages without it, readers would see
 * the keys.
 *
 * @param inputs - scripts in the folder of a component
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
