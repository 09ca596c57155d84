import { afterEach, expect, test, vi } from 'vitest';
import { asCommand } from './project.ts';
import type { Run } from './sample.ts';

const root = import.meta.dirname;
afterEach(() => vi.unstubAllEnvs());

const state = () => ({ env: { ...process.env }, argv: process.argv, cwd: process.cwd() });

const ferry = { name: 'ferry', env: { FERRY: 'full' } };

test.each<[command: string, nodeEnv: string, run: Run]>([
  ['build', 'production', ferry],
  ['dev', 'development', { ...ferry, kind: 'dev' }],
  ['preview', 'production', { ...ferry, kind: 'preview' }],
])('a run has the environment of rsbuild %s', async (command, nodeEnv, run) => {
  vi.stubEnv('DEBUG', 'rsbuild');
  await asCommand(run, root, async () => {
    expect(process.env).toMatchObject({ FERRY: 'full', NODE_ENV: nodeEnv, HOME: root });
    expect(process.env.DEBUG).toBeUndefined();
    expect(process.argv).toEqual(['node', 'rsbuild', command]);
    expect(process.cwd()).toBe(root);
  });
});

test.each([
  ['succeeds', false],
  ['fails', true],
])('a run that %s leaves no trace in the process', async (_, fails) => {
  vi.stubEnv('FERRY', 'empty');
  const before = state();
  const run: Run = { name: 'ferry', env: { FERRY: 'full', PIER: '1' } };
  const done = asCommand(run, root, async () => {
    process.env.PUBLIC_QUAY = '2';
    if (fails) throw new Error('sunk');
  });
  await (fails ? expect(done).rejects.toThrow('sunk') : done);
  expect(state()).toEqual(before);
});
