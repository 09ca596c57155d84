import { describe, expect, it } from 'vitest';
import recorded from '../../../src/data/hook-order.json' with { type: 'json' };
import { pageFacts } from '../../../src/facts/historyData.ts';
import type { ShownStep } from '../../../src/facts/shown.ts';
import { minorsOf } from '../../../src/versions.ts';
import { hookHref, layoutSections, markdownSections } from './layout.ts';

const step = (hook: string, when: string, more: Partial<ShownStep> = {}): ShownStep => ({
  hook,
  when,
  each: 'run',
  ...more,
});

describe('layoutSections', () => {
  it.each<{ why: string; steps: ShownStep[]; expected: string[] }>([
    { why: 'nothing recorded, nothing drawn', steps: [], expected: [] },
    {
      why: 'parts follow the run, and empty ones are left out',
      steps: [step('a', 'start'), step('b', 'exit')],
      expected: ['start: a', 'exit: b'],
    },
    {
      why: 'a step beside the compile leaves the start',
      steps: [step('a', 'start'), step('onAfterStartDevServer', 'start'), step('c', 'compile')],
      expected: ['start: a', 'beside: onAfterStartDevServer', 'compile: c'],
    },
    {
      why: 'steps of one part keep their order, twice the same hook included',
      steps: [step('a', 'compile'), step('b', 'compile'), step('a', 'compile')],
      expected: ['compile: a b a'],
    },
  ])('$why', ({ steps, expected }) => {
    expect(
      layoutSections(steps).map(
        ({ kind, steps: own }) => `${kind}: ${own.map(({ hook }) => hook).join(' ')}`,
      ),
    ).toEqual(expected);
  });

  it.each([
    ['one version has', ['2.3'], '2.3'],
    ['several versions have', ['2.2', '2.3 2.2'], '2.3 2.2'],
    ['one version alone has not', ['2.3', undefined], undefined],
    ['all versions have, by different names', [minorsOf('1'), minorsOf('2')], undefined],
  ])('is for the versions with a hook in it: %s', (_, callers, expected) => {
    const [section] = layoutSections(callers.map((minors) => step('a', 'close', { minors })));
    expect(section?.minors).toBe(expected);
  });

  it('names the first and the last of the stages', () => {
    const [section] = layoutSections([step('a', 'compile', { stages: ['one', 'two', 'three'] })]);
    expect(section?.steps).toMatchObject([{ hook: 'a', stages: 'one … three' }]);
  });

  it.each(Object.keys(recorded.commands))('loses no recorded step of %s', (command) => {
    const steps = pageFacts.hookOrderData(command);
    const drawn = layoutSections(steps).flatMap((section) => section.steps);
    expect(drawn).toHaveLength(steps.length);
  });

  it('puts beside the compile what was recorded there', () => {
    const concurrent = recorded.commands.dev.filter((step) => 'concurrent' in step);
    const beside = layoutSections(pageFacts.hookOrderData('dev')).find(
      ({ kind }) => kind === 'beside',
    );
    expect(beside?.steps.map(({ hook }) => hook)).toEqual(concurrent.map(({ hook }) => hook));
  });
});

describe('hookHref', () => {
  it.each([
    // The page's own anchors, so that the click scrolls and loads nothing.
    ['onExit', '/plugins/dev/hooks', '', '#onexit'],
    ['onExit', '/zh/plugins/dev/hooks', '/zh', '#onexit'],
    // From elsewhere the link leads to the page in the reader's language.
    ['onExit', '/zh/plugins/dev/core', '/zh', '/zh/plugins/dev/hooks#onexit'],
    ['modifyHTMLTags', '/api/start/', '', '/plugins/dev/hooks#modifyhtmltags'],
    ['setup', '/plugins/dev/hooks', '', undefined],
  ])('%s on %s', (hook, routePath, prefix, expected) => {
    expect(hookHref(hook, routePath, prefix)).toBe(expected);
  });
});

describe('markdownSections', () => {
  it('nests the steps under their parts', () => {
    const sections = layoutSections([
      step('setup', 'start'),
      step('assets', 'compile', { each: 'environment', stages: ['one', 'two'], minors: '2.3' }),
    ]);
    const text = {
      section: (kind: string) => `Part ${kind}`,
      each: (each: string) => `per ${each}`,
      versions: (minors: string) => minors,
    };
    expect(
      markdownSections(sections, text, (hook) => (hook === 'setup' ? undefined : `#${hook}`)),
    ).toBe(
      [
        '',
        '1. Part start',
        '   1. `setup`',
        '2. Part compile',
        '   1. [`assets`](#assets) (`one … two`, per environment, 2.3)',
        '',
      ].join('\n'),
    );
  });
});
