import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { historyFacts } from '../../src/facts/historyData.ts';
import { majors, minorOf } from '../../src/versions.ts';

/** Changes that may break a project; additions and types that accept more are not. */
const breaking = new Set(['removed', 'renamed', 'default', 'defaultIn', 'deprecated', 'value']);

/**
 * Changes that the guide does not mention.
 * - Members, defaults and variables that no project sets or sees.
 */
const waived: Readonly<Record<string, string>> = {
  'process.env.RSPACK_TRACE_LAYER': 'traces of Rspack, documented nowhere',
  'server.proxy.*.bypass': 'still accepted; its type is declared elsewhere in 2.x',
  'package formats': 'told by the row on require()',
  'package entries': 'told by the row on the client modules',
  'package rspack': 'told by the section on Rspack',
  'package node': 'told by the row on Node.js',
};

interface BreakingChange {
  kind: string;
  name: string;
  what: string;
}

function breakingChanges(): BreakingChange[] {
  const [to = '', from = ''] = majors.map(minorOf);
  return historyFacts
    .upgradeList(from, to)
    .filter(({ what, kind }) => breaking.has(what) && kind !== 'hookOrder')
    .map(({ kind, name, what }) => ({
      kind,
      name: kind === 'package' ? `package ${name}` : name,
      what,
    }));
}

/**
 * Whether the guide mentions an entry in code: an option by its full name, a member or variable by
 * its last part. A changed default of a member may be described under its option, a member of a
 * removed type under the type.
 */
function isNamed(guide: string, { kind, name, what }: BreakingChange): boolean {
  const codes = new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code));
  const parts = name.split('.');
  const names = [name];
  if (kind !== 'options' || what === 'removed') names.push(parts.at(-1) ?? '');
  if (kind === 'options' && what !== 'removed') names.push(parts.slice(0, 2).join('.'));
  if (kind === 'members') names.push(parts[0] ?? '');
  return names.some((one) => codes.has(one));
}

test.each(['en', 'zh'])('the upgrade guide (%s) names everything that breaks', (language) => {
  const file = path.join('docs', language, 'guide/migration/rsbuild-1-x.mdx');
  const guide = readFileSync(file, 'utf8');
  const changes = breakingChanges();
  expect(changes.length).toBeGreaterThan(20);
  const missing = changes.filter((change) => !(change.name in waived) && !isNamed(guide, change));
  expect(missing, `${file}: name these, or say why not`).toEqual([]);
});

test('each reason to leave something out is still needed', () => {
  const names = breakingChanges().map(({ name }) => name);
  expect(Object.keys(waived).filter((name) => !names.includes(name))).toEqual([]);
});
