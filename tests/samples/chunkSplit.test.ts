import { expect, test } from 'vitest';
import { newest } from '../../scripts/samples/installed.ts';
import { readRecording } from '../../scripts/samples/recordings.ts';
import { runSample } from '../../scripts/samples/run.ts';
import { readSample } from '../../scripts/samples/sample.ts';

const sample = readSample('chunk-splitting');

/** Output of a run with `splitChunks`, and the option that 1.x had for it. */
test.each<[run: string, chunkSplit: object]>([
  ['split-by-experience', { strategy: 'split-by-experience' }],
  ['split-by-module', { strategy: 'split-by-module' }],
  ['split-by-size', { strategy: 'split-by-size', minSize: 30_000, maxSize: 100_000 }],
  ['all-in-one', { strategy: 'all-in-one' }],
  ['single-vendor', { strategy: 'single-vendor' }],
  [
    'force-splitting',
    { strategy: 'split-by-experience', forceSplitting: { lodash: /node_modules[\\/]lodash/ } },
  ],
])('splitChunks of the run %s splits as performance.chunkSplit did', async (name, chunkSplit) => {
  const old = { ...sample, runs: [{ name, override: { performance: { chunkSplit } } }] };
  const recorded = readRecording(sample, newest)[`${name}.txt`];
  expect(await runSample(old, newest)).toEqual({ [`${name}.txt`]: recorded });
});
