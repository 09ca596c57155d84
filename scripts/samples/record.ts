import { installIfMissing } from '../setup/install.mjs';
import { toolchains } from './installed.ts';
import { writeRecording } from './recordings.ts';
import { runSample } from './run.ts';
import { listSamples, readSample } from './sample.ts';

/**
 * Builds samples with each documented major and records their output: `npm run samples:record --
 * <name>…` or `-- --all`.
 */
const names = process.argv.slice(2);
if (names.length === 0) {
  console.error(`Which sample? One or more of: ${listSamples().join(', ')}; or --all`);
  process.exit(1);
}

await installIfMissing(...toolchains.map(({ folder }) => folder));
for (const name of names.includes('--all') ? listSamples() : names) {
  const sample = readSample(name);
  // Starts with the newest major: for others, only differences are recorded.
  const counts: string[] = [];
  for (const tool of toolchains) {
    const count = writeRecording(sample, tool, await runSample(sample, tool));
    counts.push(`${count} of ${tool.version}`);
  }
  console.log(`samples/${name}: ${counts.join(', ')}`);
}
