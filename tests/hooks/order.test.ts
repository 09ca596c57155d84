import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type HookOrderData,
  recordHookOrder,
  runSession,
  type Session,
} from '../../scripts/hooks/record-order.ts';
import recorded from '../../src/data/hook-order.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '../..');
const hooksOf = (session: Session) =>
  session.events.flatMap((event) => ('hook' in event ? [event] : []));

describe('order of the hooks', () => {
  let now: HookOrderData;
  let twoEnvironments: Session;

  beforeAll(async () => {
    now = await recordHookOrder();
    twoEnvironments = await runSession('build', ['web', 'node']);
  }, 120_000);

  it('is what src/data/hook-order.json says (npm run facts:hooks writes it anew)', () => {
    const { recordedAt: _now, ...actual } = now;
    const { recordedAt: _then, ...expected } = recorded;
    expect(actual).toEqual(expected);
  });

  it('is the same in 1.x, where the hooks of the preview server have another name, and none closes it', async () => {
    const { commands } = await recordHookOrder(path.join(root, 'samples/v1'));
    const renamed = JSON.stringify(commands).replaceAll('ProdServer', 'PreviewServer');
    const { preview, ...others } = recorded.commands;
    const closing = preview.findIndex(({ hook }) => hook === 'onClosePreviewServer');
    expect(closing).toBeGreaterThan(0);
    expect(JSON.parse(renamed)).toEqual({ ...others, preview: preview.toSpliced(closing, 1) });
  }, 120_000);

  it('calls what is marked per environment once in each, and the rest once', () => {
    const steps = now.commands.build.filter(
      // A hook with stages is called once per stage.
      ({ each, stages }) => (each === 'run' || each === 'environment') && !stages,
    );
    expect(new Set(steps.map(({ each }) => each))).toEqual(new Set(['run', 'environment']));
    for (const { hook, each } of steps) {
      const environments = hooksOf(twoEnvironments)
        .filter((call) => call.hook === hook)
        .map(({ environment }) => environment)
        .sort();
      // The server's environment has no page, so HTML hooks are only called for the other one.
      const expected = hook.startsWith('modifyHTML') ? ['web'] : ['node', 'web'];
      expect(environments, hook).toEqual(each === 'run' ? [undefined] : expected);
    }
  });

  it('calls the hooks of HTML only where there are pages', () => {
    const calls = hooksOf(twoEnvironments).filter(({ hook }) => hook.startsWith('modifyHTML'));
    expect(new Set(calls.map(({ environment }) => environment))).toEqual(new Set(['web']));
  });

  it('finishes the configuration of one environment before the next begins', () => {
    const calls = hooksOf(twoEnvironments)
      .filter(({ hook }) => ['modifyBundlerChain', 'modifyRspackConfig'].includes(hook))
      .map(({ hook, environment }) => `${hook} ${environment}`);
    expect(calls).toEqual([
      'modifyBundlerChain web',
      'modifyRspackConfig web',
      'modifyBundlerChain node',
      'modifyRspackConfig node',
    ]);
  });
});

describe.each(['en', 'zh'])('the hooks page (%s)', (language) => {
  it('has a heading with an id for every hook that runs', async () => {
    const page = await readFile(path.join(root, `docs/${language}/plugins/dev/hooks.mdx`), 'utf8');
    const ids = new Set([...page.matchAll(/^#{2,4} .*\{#([\w-]+)\}$/gm)].map(([, id]) => id));
    const hooks = Object.values(recorded.commands)
      .flat()
      .map(({ hook }) => hook)
      .filter((hook) => hook !== 'setup');
    for (const hook of [...hooks, ...Object.keys(recorded.aliases), ...recorded.neverCalled]) {
      expect(ids, hook).toContain(hook.toLowerCase());
    }
  });
});
