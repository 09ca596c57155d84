import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Recording, runSample } from '../../scripts/samples/run.ts';
import { filesBelow, listSamples, readSample } from '../../scripts/samples/sample.ts';
import { cached } from './cache.ts';
import { checkSampleTypes } from './types.ts';

/**
 * Tests of samples: each builds as recorded, nothing else is recorded, and its types hold. They
 * stand in two files, so that two workers can share them.
 *
 * @param part which half of all samples, 0 or 1
 */
export function checkSamples(part: 0 | 1): void {
  const names = listSamples().filter((_, index) => index % 2 === part);

  test('there are samples', () => {
    expect(names).not.toEqual([]);
  });

  describe.each(names)('samples/%s', checkSample);
}

function checkSample(name: string): void {
  const sample = readSample(name);
  const recorded = join(sample.folder, 'recorded');
  const again = `record it again with \`npm run samples:record -- ${name}\` and read the difference`;
  let built: Promise<Recording> | undefined;
  const build = () => {
    built ??= cached('recording', sample, () => runSample(sample));
    return built;
  };

  test.each(sample.runs.map((run) => run.name))('run %s writes what is recorded', async (run) => {
    const result = Object.entries(await build()).filter(
      ([path]) => path === `${run}.txt` || path.startsWith(`${run}/`),
    );
    const kept = filesBelow(recorded);
    for (const [path, text] of result) {
      const what = `samples/${name}, run '${run}', recorded/${path}`;
      expect(kept, `${what} is not recorded yet: ${again}`).toContain(path);
      const before = readFileSync(join(recorded, path), 'utf8').replaceAll('\r\n', '\n');
      expect(text, `${what} differs from the build: ${again}`).toBe(before);
    }
  });

  test('nothing is recorded that no run writes', async () => {
    const result = Object.keys(await build());
    expect(
      filesBelow(recorded).filter((path) => !result.includes(path)),
      again,
    ).toEqual([]);
  });

  test('its types hold', async () => {
    expect(await cached('types', sample, () => checkSampleTypes(sample))).toEqual([]);
  });
}
