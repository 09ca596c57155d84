/** Facts about the command line. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { CliFact, CliFlagFact, FactValue } from '../../src/facts/index.ts';
import { lifeOf } from './options/changes.ts';

/** What a help text says. */
export interface Help {
  /** Description by command; only in the help of the program as a whole. */
  commands: Record<string, string>;
  flags: { flag: string; name: string; description: string; default?: FactValue }[];
}

/**
 * @param text output of `--help`
 * @returns the commands and flags it lists
 */
export function parseHelp(text: string): Help {
  const section = (title: string) =>
    (new RegExp(`^${title}:\\n((?: {2}.*\\n?)*)`, 'm').exec(text)?.[1] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => /^ {2}(\S.*?)? {2,}(.*)$/.exec(line.trimEnd()))
      .filter((match) => match !== null);
  // A default command may be listed without its name.
  const commands = section('Commands').map(([, usage = '', description = '']) => [
    usage.split(' ')[0],
    description,
  ]);
  const lines = section('Options').filter(([, flag = '']) => flag.startsWith('-'));
  const flags = lines.map(([, flag = '', rest = '']) => {
    const printed = /^(.*?)\s*\(default: (.*)\)$/.exec(rest);
    const description = (printed?.[1] ?? rest).trim();
    const name = /--[\w-]+/.exec(flag)?.[0] ?? flag;
    const row: Help['flags'][number] = { flag, name, description };
    // A negated flag prints the default of what it negates, an empty list prints nothing.
    if (printed?.[2] && !name.startsWith('--no-')) row.default = printed[2];
    return row;
  });
  return { commands: Object.fromEntries(commands), flags };
}

const defaultNote = / \(default if no command is given\)$/;
const isDefault = (description: string) => defaultNote.test(description);

/**
 * @param folder folder with an installed version
 * @param args command, or nothing for the program as a whole
 */
export function help(folder: string, args: string[]): Help {
  const program = path.join(folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const text = execFileSync(process.execPath, [program, ...args, '--help'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return parseHelp(text);
}

/**
 * @param versions installed versions from old to new
 * @param documented the version that the site documents
 * @returns facts about each command and its flags
 */
export function cliFacts(
  versions: { version: string; folder: string }[],
  documented: string,
): Record<string, CliFact> {
  const reference = versions.find((one) => one.version === documented);
  if (!reference) throw new Error(`${documented} was not read`);
  const overviews = new Map(versions.map(({ version, folder }) => [version, help(folder, [])]));
  const { commands } = overviews.get(documented) as Help;

  return Object.fromEntries(
    Object.entries(commands).map(([command, text]): [string, CliFact] => {
      const byVersion = new Map(
        versions.map(({ version, folder }) => {
          const listed = overviews.get(version)?.commands ?? {};
          const known = command in listed || (isDefault(text) && '' in listed);
          return [version, known ? help(folder, [command]) : undefined] as const;
        }),
      );
      const life = (name: string, present: (found: Help) => boolean) =>
        lifeOf(
          name,
          versions.map(({ version }) => {
            const found = byVersion.get(version);
            return { version, present: found !== undefined && present(found) };
          }),
          documented,
          {},
        );
      const flags = (byVersion.get(documented) as Help).flags.map((row) => {
        const fact: CliFlagFact = { flag: row.flag, description: row.description } as CliFlagFact;
        if (row.default !== undefined) fact.default = row.default;
        const { since, in2x } = life(`${command} ${row.name}`, (found) =>
          found.flags.some((other) => other.name === row.name),
        );
        return [row.name, { ...fact, since, ...(in2x && { in2x }) }] as const;
      });
      const fact: CliFact = { description: text.replace(defaultNote, '') } as CliFact;
      if (isDefault(text)) fact.isDefault = true;
      const { since } = life(command, () => true);
      return [command, { ...fact, since, flags: Object.fromEntries(flags) }];
    }),
  );
}
