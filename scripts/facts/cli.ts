/** Facts about the command line. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { FactValue } from '../../src/facts/index.ts';

/** Parsed help text. */
export interface Help {
  /** Description by command; only present in the help of the program itself. */
  commands: Record<string, string>;
  flags: { flag: string; name: string; description: string; default?: FactValue }[];
}

/**
 * @param text output of `--help`
 * @returns the commands and flags in it
 */
export function parseHelp(text: string): Help {
  const section = (title: string) =>
    (new RegExp(`^${title}:\\n((?: {2}.*\\n?)*)`, 'm').exec(text)?.[1] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => /^ {2}(\S.*?)? {2,}(.*)$/.exec(line.trimEnd()))
      .filter((match) => match !== null);
  // The default command may be listed without a name.
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
    // A negated flag prints the default of the positive one, an empty list prints nothing.
    if (printed?.[2] && !name.startsWith('--no-')) row.default = printed[2];
    return row;
  });
  return { commands: Object.fromEntries(commands), flags };
}

const defaultNote = / \(default if no command is given\)$/;

/**
 * @param folder folder with an installed version
 * @param args command; empty for the program itself
 */
function help(folder: string, args: string[]): Help {
  const program = path.join(folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const text = execFileSync(process.execPath, [program, ...args, '--help'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return parseHelp(text);
}

/** The command line of one version. */
export type CommandLine = Record<
  string,
  { description: string; isDefault?: true; flags: Record<string, Help['flags'][number]> }
>;

/**
 * @param folder folder with an installed version
 * @returns each command with its flags, by long name
 */
export function readCli(folder: string): CommandLine {
  const commands = Object.entries(help(folder, []).commands).map(([listed, text]) => {
    // The first versions list the default command without a name.
    const command = listed || 'dev';
    const isDefault = listed === '' || defaultNote.test(text);
    const flags = help(folder, [command]).flags.map((row) => [row.name, row] as const);
    const description = text.replace(defaultNote, '');
    return [
      command,
      { description, ...(isDefault && { isDefault }), flags: Object.fromEntries(flags) },
    ] as const;
  });
  return Object.fromEntries(commands);
}
