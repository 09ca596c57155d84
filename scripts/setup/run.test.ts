import { expect, test } from 'vitest';
import { run, runAll, runBuffered } from './run.mjs';

const node = (code: string): [string, string[]] => [process.execPath, ['-e', code]];

test.each([
  ['that succeeds', ...node(''), 0],
  ['that fails', ...node('process.exit(3)'), 3],
  ['that is killed', ...node("process.kill(process.pid, 'SIGKILL')"), 1],
  ['that does not exist', 'no-such-program', [], 1],
])('the exit code of a command %s', async (_, command, args, code) => {
  expect(await run(command, args, { stdio: 'ignore', shell: false })).toBe(code);
  expect((await runBuffered(command, args, { shell: false })).code).toBe(code);
});

test.each([
  [[0, 0], 0],
  [[3, 0], 3],
  [[0, 4], 4],
  [[3, 4], 3],
])('of commands that end with %j, the first failure counts: %s', async (codes, code) => {
  const commands = codes.map((one) => node(`process.exit(${one})`));
  expect(await runAll(commands, { stdio: 'ignore', shell: false })).toBe(code);
});

test('the output has all that was printed, or why nothing was', async () => {
  const printing = node("process.stdout.write('one'); process.stderr.write('two');");
  const { output } = await runBuffered(...printing, { shell: false });
  expect([output.includes('one'), output.includes('two'), output.length]).toEqual([true, true, 6]);
  expect((await runBuffered('no-such-program', [], { shell: false })).output).toContain('ENOENT');
});
