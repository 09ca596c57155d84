import type { RspressPlugin } from '@rspress/core';
import { expect, test } from 'vitest';
import { inOrder } from './inOrder.ts';

const config = {} as Parameters<NonNullable<RspressPlugin['afterBuild']>>[0];

/** What Rspress does after a build. */
const run = (plugins: RspressPlugin[]) =>
  Promise.all(plugins.map((plugin) => plugin.afterBuild?.(config, true)));

test('each works when the one before has finished, and is given the same', async () => {
  const log: string[] = [];
  const slow = async (given: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(given === config ? 'slow' : 'wrong');
  };
  await run(
    inOrder([
      { name: 'a', afterBuild: slow },
      { name: 'b' },
      { name: 'c', afterBuild: () => void log.push('quick') },
    ]),
  );
  expect(log).toEqual(['slow', 'quick']);
});

test('the dev server, which builds no site, is left alone', async () => {
  const [plugin] = inOrder([{ name: 'a', afterBuild: () => Promise.reject(new Error('no site')) }]);
  await expect(Promise.resolve(plugin?.afterBuild?.(config, false))).resolves.toBeUndefined();
});

test('a failure fails the build, and nothing works on what it left', async () => {
  const log: string[] = [];
  const plugins = inOrder([
    { name: 'a', afterBuild: () => Promise.reject(new Error('full disk')) },
    { name: 'b', afterBuild: () => void log.push('b') },
  ]);
  await expect(run(plugins)).rejects.toThrow('full disk');
  expect(log).toEqual([]);
});
