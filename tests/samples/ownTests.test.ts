import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Toolchain, toolchains } from '../../scripts/samples/installed.ts';
import { copySample, readSample } from '../../scripts/samples/sample.ts';

const run = promisify(execFile);

/**
 * Runs scripts with Node.js in a copy of a sample, and returns the output of the last one.
 *
 * @param scripts Arguments of each run, starting with the path of a package's program.
 */
async function node(sample: string, tool: Toolchain, ...scripts: string[][]): Promise<string> {
  const scratch = join(tool.folder, '.cache');
  mkdirSync(scratch, { recursive: true });
  const cwd = mkdtempSync(join(scratch, 'own-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  copySample(readSample(sample), cwd, tool);
  let printed = '';
  for (const script of scripts) {
    const { stdout } = await run(process.execPath, script, {
      cwd,
      // A nested test runner must not report to the outer one.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, VITEST: undefined, NODE_ENV: 'test' },
    });
    printed = stdout;
  }
  return printed;
}

describe.each(toolchains)('with $version', (tool) => {
  const bin = (name: string) => join(tool.folder, 'node_modules', name);

  test.each(['react-app', 'preact-app', 'solid-app'])('the tests of %s pass', async (sample) => {
    const report = await node(sample, tool, [bin('@rstest/core/bin/rstest.js'), 'run']);
    expect(report).toMatch(/Tests\s+[1-9]\d* passed/);
    expect(report).not.toContain('failed');
  });

  test('the plugin that is a package of its own builds, and its tests pass', async () => {
    const report = await node(
      'plugin-authoring',
      tool,
      [bin('typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
      ['--test', '--test-reporter=spec'],
    );
    expect(report).toMatch(/pass [3-9]/);
    expect(report).toMatch(/fail 0/);
  });
});
