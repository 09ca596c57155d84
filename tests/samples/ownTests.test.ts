import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { samplesFolder } from '../../scripts/samples/installed.ts';

const run = promisify(execFile);
const bin = (name: string) => join(samplesFolder, 'node_modules', name);

/** Runs a script with Node.js in the folder of a sample, and returns what it prints. */
async function node(sample: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, {
    cwd: join(samplesFolder, sample),
    // A test runner inside another must not take part in its run.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, VITEST: undefined, NODE_ENV: 'test' },
  });
  return stdout;
}

test.each(['react-app', 'preact-app', 'solid-app'])('the tests of %s pass', async (sample) => {
  const report = await node(sample, bin('@rstest/core/bin/rstest.js'), 'run');
  expect(report).toMatch(/Tests\s+[1-9]\d* passed/);
  expect(report).not.toContain('failed');
});

test('the plugin that is a package of its own builds, and its tests pass', async () => {
  await node('plugin-authoring', bin('typescript/bin/tsc'), '-p', 'tsconfig.build.json');
  const report = await node('plugin-authoring', '--test', '--test-reporter=spec');
  expect(report).toMatch(/pass [3-9]/);
  expect(report).toMatch(/fail 0/);
});
