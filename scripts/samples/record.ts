import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolchainOf } from './installed.ts';
import { runSample } from './run.ts';
import { listSamples, readSample } from './sample.ts';

/** Builds samples and records their output: `npm run samples:record -- <name>…` or `-- --all`. */
const names = process.argv.slice(2);
if (names.length === 0) {
  console.error(`Which sample? One or more of: ${listSamples().join(', ')}; or --all`);
  process.exit(1);
}

for (const name of names.includes('--all') ? listSamples() : names) {
  const sample = readSample(name);
  const recording = await runSample(sample, toolchainOf('1'));
  const folder = join(sample.folder, 'recorded');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(recording)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`samples/${name}: ${Object.keys(recording).length} recordings`);
}
