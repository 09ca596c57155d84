import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Toolchain, toolchains } from '../../scripts/samples/installed.ts';
import type { Recording } from '../../scripts/samples/project.ts';
import { readRecording, repeatedRecordings } from '../../scripts/samples/recordings.ts';
import { runSample } from '../../scripts/samples/run.ts';
import { listSamples, readSample, runsFor, type Sample } from '../../scripts/samples/sample.ts';
import { cached } from './cache.ts';

/**
 * Tests for samples: each builds as recorded with every major that it applies to, and nothing else
 * is recorded. The test files in a folder share the samples evenly, to distribute them over
 * workers: the tool has global state that requires sequential builds in a process and makes later
 * ones slower.
 *
 * @param file path of the calling test file, which determines its share of the samples
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

function checkSample(name: string): void {
  const sample = readSample(name);
  for (const tool of toolchains.filter((one) => runsFor(sample, one).length > 0)) {
    describe(`with ${tool.version}`, () => checkRecording(sample, tool));
  }
}

function checkRecording(sample: Sample, tool: Toolchain): void {
  const { name } = sample;
  const kept = readRecording(sample, tool);
  const again = `record it again with \`npm run samples:record -- ${name}\` and read the difference`;
  let built: Promise<Recording> | undefined;
  const build = () => {
    built ??= cached(
      sample,
      tool,
      (recording) => isDeepStrictEqual(recording, kept),
      () => runSample(sample, tool),
    );
    return built;
  };

  test.each(runsFor(sample, tool).map((run) => run.name))(
    'run %s writes what is recorded',
    async (run) => {
      const result = Object.entries(await build()).filter(
        ([path]) => path === `${run}.txt` || path.startsWith(`${run}/`),
      );
      expect(result, `run '${run}' writes something`).not.toEqual([]);
      for (const [path, text] of result) {
        const what = `samples/${name}, run '${run}', recorded/${path}`;
        expect(Object.keys(kept), `${what} is not recorded yet: ${again}`).toContain(path);
        expect(text, `${what} differs from the build: ${again}`).toBe(kept[path]);
      }
    },
  );

  test('nothing is recorded that no run writes, nor twice', async () => {
    const result = Object.keys(await build());
    const left = Object.keys(kept).filter((path) => !result.includes(path));
    expect(left, `${again}; \`versions\` says what is not for all`).toEqual([]);
    expect(repeatedRecordings(sample, tool), again).toEqual([]);
  });
}
