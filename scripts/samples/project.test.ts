import { expect, test, vi } from 'vitest';
import { asCommand } from './project.ts';
import type { Run } from './sample.ts';

const root = import.meta.dirname;
const state = () => ({ env: { ...process.env }, argv: process.argv, cwd: process.cwd() });

test.each<[Run['kind'], string, string]>([
  [undefined, 'build', 'production'],
  ['dev', 'dev', 'development'],
])('a run of kind %s has the environment of rsbuild %s', async (kind, command, nodeEnv) => {
  vi.stubEnv('DEBUG', 'rsbuild');
  const run: Run = { name: 'run', ...(kind && { kind }), env: { FERRY: 'full' } } as Run;
  await asCommand(run, root, async () => {
    expect(process.env).toMatchObject({ FERRY: 'full', NODE_ENV: nodeEnv, HOME: root });
    expect(process.env.DEBUG).toBeUndefined();
    expect(process.argv).toEqual(['node', 'rsbuild', command]);
    expect(process.cwd()).toBe(root);
  });
  vi.unstubAllEnvs();
});

test.each([
  ['succeeds', false],
  ['fails', true],
])('a run that %s leaves no trace in the process', async (_, fails) => {
  vi.stubEnv('FERRY', 'empty');
  const before = state();
  const run: Run = { name: 'run', env: { FERRY: 'full', PIER: '1' } };
  const done = asCommand(run, root, async () => {
    process.env.PUBLIC_QUAY = '2';
    if (fails) throw new Error('sunk');
  });
  await (fails ? expect(done).rejects.toThrow('sunk') : done);
  expect(state()).toEqual(before);
  vi.unstubAllEnvs();
});
