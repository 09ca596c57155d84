/** Records the output of each case: `npm run messages:record`, optionally with names of cases. */
import { cases } from './cases/index.ts';
import { withoutColors } from './normalize.ts';
import { inParallel, readColored, writeRecordings } from './recordings.ts';
import { runCase, toolchains } from './run.ts';

const wanted = process.argv.slice(2);
const known = new Set(cases.map(({ name }) => name));
const outputs = Object.fromEntries(
  Object.entries(readColored()).filter(([key]) => known.has(key.replace(/\.v\d+$/, ''))),
);
const runs = cases
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .flatMap((one) =>
    toolchains
      .filter(({ major }) => one.majors?.includes(major) ?? true)
      .map((toolchain) => ({ one, toolchain })),
  );
await inParallel(runs, async ({ one, toolchain }) => {
  const text = await runCase(one, toolchain);
  outputs[`${one.name}.v${toolchain.major}`] = text;
  console.log(`── ${one.name}, ${toolchain.major}.x\n${withoutColors(text)}`);
});
writeRecordings(outputs);
