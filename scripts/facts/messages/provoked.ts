import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minorOf } from '../../../src/facts/timeline.ts';
import { hasMessage } from '../../../src/messages/printed.ts';
import type { Message } from '../../../src/messages/types.ts';
import { cases } from '../../../tests/messages/cases/index.ts';
import { readColored } from '../../../tests/messages/recordings.ts';
import { tool } from '../snapshots.ts';
import { projects } from './pinned.ts';
import { toolMessages } from './tools.ts';

/** Installed minors of the tool by major. */
const minors = new Map(
  projects.map((folder) => {
    const manifest = path.join(folder, 'node_modules', tool, 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    return [version.split('.')[0] as string, minorOf(version)] as const;
  }),
);

/**
 * Messages of tools that Rsbuild runs, with the minors of Rsbuild whose recorded output contains
 * them.
 *
 * @throws {Error} if no recording contains a message
 */
export function provokedMessages(): Message[] {
  const recorded = readColored();
  return toolMessages.map(({ id, package: name, level, template }) => {
    const said = cases.filter(({ says }) => says.includes(id)).map((one) => one.name);
    const found = [...minors].filter(([major]) =>
      said.some((one) => hasMessage(recorded[`${one}.v${major}`] ?? '', template)),
    );
    if (found.length === 0) throw new Error(`no recording has ${id}: ${template}`);
    const versions = found
      .map(([, minor]) => minor)
      .sort()
      .reverse();
    return { id, package: name, level, forms: [{ template, in: versions }] };
  });
}
