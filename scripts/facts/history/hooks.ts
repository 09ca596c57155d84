/** Order of hooks in each version. */
import { type HookStep, recordHookOrder } from '../../hooks/record-order.ts';
import { installVersion } from '../install.ts';
import { fingerprint, kept, tool } from '../snapshots.ts';
import type { Things } from './things.ts';

/** Steps by command, one line per step: `compile transform module`. */
export type HookOrder = Record<string, string[]>;

/** Hooks called in parallel to the compilation are left out, as they have no fixed order. */
const line = ({ when, hook, each, stages }: HookStep) =>
  [when, hook, each, ...(stages ? [stages.join('+')] : [])].join(' ');

export const hookOrder = kept(
  'hooks',
  fingerprint(['../hooks']),
  async (version): Promise<HookOrder> => {
    const { commands } = await recordHookOrder(installVersion(tool, version));
    return Object.fromEntries(
      Object.entries(commands).map(([command, steps]) => [command, steps.map(line)]),
    );
  },
);

export function hookThings(order: HookOrder): Things {
  return {
    hookOrder: Object.fromEntries(
      Object.entries(order).map(([command, steps]) => [command, { steps }]),
    ),
  };
}
