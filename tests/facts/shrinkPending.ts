/**
 * Takes out of `pending.json` what a page documents by now: `npx jiti tests/facts/shrinkPending.ts`.
 * Nothing is ever added; what no page documents belongs on a page.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../../scripts/facts/install.ts';
import { factsData } from '../../src/facts/index.ts';
import { documentedIn, kinds, namesIn, readPages } from './accounted.ts';
import pending from './pending.json' with { type: 'json' };

const names = namesIn(factsData);
const documented = documentedIn(readPages(repoRoot), factsData);
const left = kinds.map((kind) => {
  const waiting = (pending[kind] as string[]).filter(
    (name) => names[kind].includes(name) && !documented[kind].has(name),
  );
  console.log(`${kind}: ${pending[kind].length} → ${waiting.length}`);
  return [kind, waiting];
});
const file = path.join(repoRoot, 'tests/facts/pending.json');
writeFileSync(file, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
