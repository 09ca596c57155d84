/** Order of hooks in each version. */
import { type HookStep, recordHookOrder } from '../../hooks/record-order.ts';
import { installVersion } from '../install.ts';
import { kept, tool } from '../snapshots.ts';
import type { Things } from './things.ts';

/** Steps by command, one line per step: `compile transform module`. */
export type HookOrder = Record<string, string[]>;

/** The steps of each command as lines. */
export function orderOf(commands: Readonly<Record<string, readonly HookStep[]>>): HookOrder {
  const line = ({ when, hook, each, stages }: HookStep) =>
    [when, hook, each, ...(stages ? [stages.join('+')] : [])].join(' ');
  return Object.fromEntries(
    Object.entries(commands).map(([command, steps]) => [command, steps.map(line)]),
  );
}

/** Hooks called in parallel to the compilation are left out, as they have no fixed order. */
export const hookOrder = kept(
  'hooks',
  async (version): Promise<HookOrder> =>
    orderOf((await recordHookOrder(installVersion(tool, version))).commands),
);

export function hookThings(order: HookOrder): Things {
  return {
    hookOrder: Object.fromEntries(
      Object.entries(order).map(([command, steps]) => [command, { steps }]),
    ),
  };
}
