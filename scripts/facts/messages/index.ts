/**
 * Extracts errors and warnings from the published code and writes `src/data/messages.json`: `npm
 * run facts:messages`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MessagesFile } from '../../../src/messages/types.ts';
import { newestPatch } from '../../../src/versions.ts';
import { repoRoot } from '../install.ts';
import { tool } from '../snapshots.ts';
import { collectMessages, type Reading } from './collect.ts';
import { readPackage } from './package.ts';
import { pinnedPlugins } from './pinned.ts';
import { provokedMessages } from './provoked.ts';
import { unpacked } from './unpacked.ts';

const file = path.join(repoRoot, 'src/data/messages.json');

/**
 * Plugins are read in the versions pinned for samples, with the major of the tool they are pinned
 * for.
 */
const packages = [
  ...Object.entries(newestPatch).map(([minor, version]) => ({ name: tool, version, label: minor })),
  ...pinnedPlugins().map(({ name, version }) => ({ name, version, label: version })),
];
const readings = packages.map(
  ({ name, version, label }): Reading => ({
    package: name,
    version: label,
    messages: readPackage(unpacked(name, version)),
  }),
);
const known: MessagesFile['messages'] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8')).messages
  : [];
const content: MessagesFile = {
  generator: 'npm run facts:messages',
  date: new Date().toISOString().slice(0, 10),
  versions: packages.map(({ name, version }) => `${name}@${version}`),
  messages: [...collectMessages(readings, known), ...provokedMessages()],
};
/** One line per message, for readable diffs. */
const lines = content.messages.map((message) => JSON.stringify(message));
const head = JSON.stringify({ ...content, messages: [] }, null, 1);
writeFileSync(file, `${head.replace('[]\n}', `[\n${lines.join(',\n')}\n]\n}`)}\n`);
console.log(`${content.messages.length} messages written`);
