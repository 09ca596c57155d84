/**
 * Reads the published packages and writes `src/data`: `npm run facts`. Versions are downloaded and
 * read only once, into `.cache/facts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FactsHeader, HistoryFile } from '../../src/facts/index.ts';
import { newestPatch } from '../../src/versions.ts';
import { readHistory } from './history/index.ts';
import { documentedLines } from './history/lines.ts';
import { publishedVersions, repoRoot } from './install.ts';
import { findReplacement, withReplacements } from './life.ts';
import { pluginFacts } from './plugins.ts';
import { tool } from './snapshots.ts';

const lines = documentedLines(publishedVersions(tool));
const versions = lines.flat();
const newest = versions.at(-1) as string;
const header: FactsHeader = {
  generator: 'npm run facts',
  date: new Date().toISOString().slice(0, 10),
  source: { package: tool, version: newest },
  versions: [...new Set(lines.flatMap((line) => [line[0], line.at(-1)] as string[]))],
};

/** @param layout formats the data; by default with one value per line */
function write(
  name: string,
  content: object,
  layout = (all: object) => JSON.stringify(all, null, 1),
): void {
  const file = path.join(repoRoot, 'src/data', name);
  writeFileSync(file, `${layout({ ...header, ...content })}\n`);
  console.log(`${path.relative(repoRoot, file)} written`);
}

const readings = await readHistory(versions);
const { things, unobserved } = readings;
withReplacements(things, findReplacement);
/** One line per entry, as there are thousands. */
const byThing = (all: object) => {
  const lines = new Map(
    Object.values(things)
      .flatMap((table) => Object.values(table))
      .map((thing, index) => [`@${index}@`, thing]),
  );
  const keys = new Map([...lines].map(([key, thing]) => [thing, key]));
  const text = JSON.stringify(all, (_, value) => keys.get(value) ?? value, 1);
  return text.replace(/"(@\d+@)"/g, (_, key) => JSON.stringify(lines.get(key)));
};
write(
  'history.json',
  { unobserved, things } satisfies Omit<HistoryFile, keyof FactsHeader>,
  byThing,
);

const remarks = Object.entries(readings.runs.get(newest)?.options ?? {}).flatMap(([name, fact]) =>
  fact.contradicts
    ? [`${name}: declared default ${fact.contradicts}, real ${JSON.stringify(fact.default)}`]
    : [],
);
write('plugins.json', { plugins: pluginFacts(tool, newestPatch, remarks) });
for (const remark of remarks) console.log(`! ${remark}`);
