/**
 * Reads the published packages and writes `src/data`: `npm run facts`.
 * Versions are downloaded once, into `.cache/facts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import samples from '../../samples/package.json' with { type: 'json' };
import type { FactsHeader } from '../../src/facts/index.ts';
import { apiExportFacts, apiMemberFacts, memberTypes } from './api.ts';
import { cliFacts } from './cli.ts';
import { installVersion, packageRecord, repoRoot } from './install.ts';
import { optionFacts, type Remark } from './options/index.ts';
import { pluginFacts } from './plugins.ts';
import { openPackage } from './read/reader.ts';
import { readVersion } from './readVersion.ts';
import { pickVersions } from './versions.ts';

const tool = '@rsbuild/core';
const documented = samples.devDependencies[tool];
/** 1.0.0 was published without declarations and with a bundler of another line. */
const unusable = ['1.0.0'];

function write(name: string, content: object): void {
  const file = path.join(repoRoot, 'src/data', name);
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
  console.log(`${path.relative(repoRoot, file)} written`);
}

const remarks: Remark[] = [];
const versions = pickVersions(packageRecord(tool).versions, unusable);
const readings = versions.map((version) => {
  console.log(`${tool} ${version}`);
  return readVersion(tool, version, installVersion(tool, version));
});
const header: FactsHeader = {
  generator: 'npm run facts',
  date: new Date().toISOString().slice(0, 10),
  source: { package: tool, version: documented },
  versions,
};
const reference = readings.find((one) => one.version === documented);
if (!reference) throw new Error(`${tool} ${documented} is not among the versions read`);

const options = optionFacts(readings, documented, remarks);
const optionTypes = Object.values(options).map((fact) => fact.type);
write('options.json', {
  ...header,
  types: reference.reader.definitions(optionTypes),
  options,
});

// Types with a table of their own keep their names in signatures.
const apiReader = openPackage(
  path.join(reference.folder, 'node_modules', tool),
  new Set(Object.keys(memberTypes)),
);
const apiReadings = readings.map((one) =>
  one === reference ? { ...one, reader: apiReader } : one,
);
const exported = apiExportFacts(apiReadings, documented);
const members = apiMemberFacts(apiReadings, documented);
const codes = [exported, ...Object.values(members)]
  .flatMap((table) => Object.values(table))
  .map((fact) => fact.code);
write('api.json', {
  ...header,
  types: apiReader.definitions(codes),
  exports: exported,
  members,
});

write('cli.json', { ...header, commands: cliFacts(readings, documented) });

const newest = versions.at(-1) as string;
write('plugins.json', { ...header, plugins: pluginFacts(tool, documented, newest, remarks) });

for (const remark of remarks) console.log(`! ${remark}`);
