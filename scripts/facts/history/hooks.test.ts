import { expect, test } from 'vitest';
import recorded from '../../../src/data/hook-order.json' with { type: 'json' };
import { historyFacts } from '../../../src/facts/historyData.ts';
import type { HookStep } from '../../hooks/record-order.ts';
import { hookThings, orderOf } from './hooks.ts';

test('the history has the recorded order of hooks of the same version', () => {
  const commands = recorded.commands as Record<string, HookStep[]>;
  expect(hookThings(orderOf(commands)).hookOrder).toEqual(
    historyFacts.allIn('hookOrder', recorded.version),
  );
});
