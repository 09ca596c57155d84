import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { toolchainOf } from '../../scripts/samples/installed.ts';
import type { Recording } from '../../scripts/samples/project.ts';
import { runSample } from '../../scripts/samples/run.ts';
import { filesBelow, listSamples, readSample } from '../../scripts/samples/sample.ts';
import { cached } from './cache.ts';

/**
 * Tests of samples: each builds as recorded, and nothing else is recorded. The test files of a
 * folder share them evenly, so that workers do: the tool keeps state of its own that wants one
 * build after the other in a process, and makes each slower the more there were.
 *
 * @param file path of the calling test file, which takes its part of all samples
 */
export function checkSamples(file: string): void {
  const parts = readdirSync(dirname(file)).sort();
  const part = parts.indexOf(basename(file));
  const names = listSamples().filter((_, index) => index % parts.length === part);

  test('there are samples', () => {
    expect(names).not.toEqual([]);
  });

  describe.each(names)('samples/%s', checkSample);
}

/** What is recorded of a sample, with the line ends that a build writes. */
function readRecording(folder: string): Recording {
  return Object.fromEntries(
    filesBelow(folder).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
}

function checkSample(name: string): void {
  const sample = readSample(name);
  const recorded = join(sample.folder, 'recorded');
  const again = `record it again with \`npm run samples:record -- ${name}\` and read the difference`;
  let built: Promise<Recording> | undefined;
  const build = () => {
    built ??= cached(
      sample,
      (recording) => isDeepStrictEqual(recording, readRecording(recorded)),
      () => runSample(sample, toolchainOf('1')),
    );
    return built;
  };

  test.each(sample.runs.map((run) => run.name))('run %s writes what is recorded', async (run) => {
    const result = Object.entries(await build()).filter(
      ([path]) => path === `${run}.txt` || path.startsWith(`${run}/`),
    );
    expect(result, `run '${run}' writes something`).not.toEqual([]);
    const kept = readRecording(recorded);
    for (const [path, text] of result) {
      const what = `samples/${name}, run '${run}', recorded/${path}`;
      expect(Object.keys(kept), `${what} is not recorded yet: ${again}`).toContain(path);
      expect(text, `${what} differs from the build: ${again}`).toBe(kept[path]);
    }
  });

  test('nothing is recorded that no run writes', async () => {
    const result = Object.keys(await build());
    expect(
      filesBelow(recorded).filter((path) => !result.includes(path)),
      again,
    ).toEqual([]);
  });
}
