import { describe, expect, it } from 'vitest';
import { countCalls, type Each, orderSteps, type RawEvent } from './order.ts';

/** `@start` begins a phase, `hook:environment/stage` is a call. */
const log = (text: string): RawEvent[] =>
  text.split(/\s+/).map((word) => {
    if (word.startsWith('@')) return { phase: word.slice(1) } as RawEvent;
    const [, hook = '', environment, stage] = /^(\w+)(?::(\w+))?(?:\/(.+))?$/.exec(word) ?? [];
    return { hook, ...(environment && { environment }), ...(stage && { stage }) };
  });

/** One line per step: `when hook each [stages] [beside]`. */
const lines = (steps: ReturnType<typeof orderSteps>) =>
  steps.map(({ hook, when, each, stages, concurrent }) =>
    [
      when,
      hook,
      each,
      ...(stages ? [stages.join('+')] : []),
      ...(concurrent ? ['beside'] : []),
    ].join(' '),
  );

describe('orderSteps', () => {
  it.each<{ why: string; events: string; rebuilt?: string; expected: string[] }>([
    {
      why: 'a command without a compile has no loop',
      events: '@start setup modifyConfig @close onClose @exit onExit',
      expected: [
        'start setup run',
        'start modifyConfig run',
        'close onClose run',
        'exit onExit run',
      ],
    },
    {
      why: 'what the rebuild calls again belongs to the compile',
      events: '@start config before after @rebuild before after @close @exit',
      expected: ['start config run', 'compile before run', 'compile after run'],
    },
    {
      why: 'a build learns what repeats from a run that watches',
      events: '@start config before after',
      rebuilt: '@start config before after @rebuild before after',
      expected: ['start config run', 'compile before run', 'compile after run'],
    },
    {
      why: 'called amid the first compile and never again: it runs beside the compile',
      events: '@start config before listening after @rebuild before after',
      expected: [
        'start config run',
        'start listening run beside',
        'compile before run',
        'compile after run',
      ],
    },
    {
      why: 'calls for the second environment are the same step',
      events: '@start chain:web config:web chain:node config:node',
      expected: ['start chain environment', 'start config environment'],
    },
    {
      why: 'a hook with stages is one step until another hook comes between',
      events: '@start assets:web/one assets:web/two html:web assets:web/three',
      expected: [
        'start assets environment one+two',
        'start html environment',
        'start assets environment three',
      ],
    },
    {
      why: 'a stage that is called for again is named once',
      events: '@start assets:web/one assets:node/one assets:web/two assets:node/two',
      expected: ['start assets environment one+two'],
    },
    {
      why: 'stages of a second compile in the same phase add no step',
      events: '@start assets:web/one html:web assets:web/two before assets:web/one html:web',
      expected: [
        'start assets environment one',
        'start html environment',
        'start assets environment two',
        'start before run',
      ],
    },
    {
      why: 'what a hook is called for comes from the counts',
      events: '@start transform:web other:web',
      expected: ['start transform module', 'start other environment'],
    },
  ])('$why', ({ events, rebuilt, expected }) => {
    const each = new Map<string, Each>([['transform', 'module']]);
    const steps = orderSteps(log(events), each, rebuilt ? log(rebuilt) : undefined);
    expect(lines(steps)).toEqual(expected);
  });
});

describe('countCalls', () => {
  const size = { pages: 2, modules: 3, requests: 4 };

  it.each<{ why: string; events: string; expected: Record<string, Each> }>([
    {
      why: 'one call is one environment',
      events: '@start chain:web',
      expected: { chain: 'environment' },
    },
    {
      why: 'without an environment nothing is counted',
      events: '@start onBeforeBuild onBeforeBuild',
      expected: {},
    },
    {
      why: 'the number tells page, module and request apart',
      events: '@start h:web h:web m:web m:web m:web r:web r:web r:web r:web',
      expected: { h: 'page', m: 'module', r: 'request' },
    },
    {
      why: 'stages are counted each by itself',
      events: '@start assets:web/one assets:web/two',
      expected: { assets: 'environment' },
    },
  ])('$why', ({ events, expected }) => {
    expect(Object.fromEntries(countCalls(log(events), size))).toEqual(expected);
  });

  it('refuses a number that fits nothing', () => {
    const events = log(`@start ${'m:web '.repeat(5).trim()}`);
    expect(() => countCalls(events, size)).toThrow('m was called 5 times');
  });
});
