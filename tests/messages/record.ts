/**
 * Records what the tool prints for each case: `npm run messages:record`, or with names of cases.
 */

import { cases } from './cases/index.ts';
import { withoutColours } from './normalise.ts';
import { inParallel, record } from './recordings.ts';
import { runCase, toolchains } from './run.ts';

const wanted = process.argv.slice(2);
const chosen = cases.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await inParallel(chosen, async (one) => {
  const outputs = new Map<string, string>();
  for (const toolchain of toolchains) {
    if (one.majors?.includes(toolchain.major) ?? true) {
      try {
        outputs.set(toolchain.major, await runCase(one, toolchain));
      } catch (error) {
        console.log(`── ${one.name}, ${toolchain.major}.x: ${error}`);
        process.exitCode = 1;
      }
    }
  }
  record(one.name, outputs);
  for (const [major, text] of outputs) {
    console.log(`── ${one.name}, ${major}.x\n${withoutColours(text)}`);
  }
});
