import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newest, type Toolchain } from '../../../scripts/samples/installed.ts';
import { historyFacts } from '../../../src/facts/historyData.ts';
import type { Finding } from '../collect.ts';
import { checkInstalls } from './installs.ts';

/** Long and short flags of each command, and whether they take a value. */
export type CliFlags = Record<string, Map<string, boolean>>;

/** Commands of a version of the tool with their flags, from the generated facts. */
export function readCliFlags({ version }: Toolchain): CliFlags {
  const flags: CliFlags = {};
  for (const [name, { flag }] of Object.entries(historyFacts.allIn('flags', version))) {
    const [command = ''] = name.split(' ');
    const usage = String(flag);
    flags[command] ??= new Map();
    for (const spelling of usage.match(/(?<![\w-])--?[\w-]+/g) ?? []) {
      flags[command].set(spelling, /[<[]/.test(usage));
    }
  }
  return flags;
}

/** Conventional scripts of projects; a page's own `package.json` adds others. */
const usualScripts = ['dev', 'start', 'build', 'preview', 'inspect', 'test', 'lint', 'type-check'];
/** Programs that `npx` downloads, besides those installed in `samples`. */
const usualPrograms = ['create-rsbuild', 'rsbuild', 'serve', 'npm-check-updates', 'taze'];

/** Input for checking a shell fence. */
export interface ShellFacts {
  /** The version of the tool that the commands apply to. */
  tool: Toolchain;
  flags: CliFlags;
  /** Names of scripts in the page's `package.json` fences. */
  scripts: readonly string[];
}

/** Splits a command into words, keeping quoted text together. */
function words(command: string): string[] {
  return (command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) =>
    word.replace(/^["']|["']$/g, ''),
  );
}

/** Commands in a line, without prompt, comment and environment variables. */
function commandsOf(line: string): string[][] {
  return line
    .replace(/^\s*[$>%]\s+/, '')
    .replace(/(^|\s)#.*$/, '$1')
    .split(/&&|\|\||[;|]/)
    .map((command) => {
      const parts = words(command);
      const first = parts.findIndex((word) => !/^\w+=/.test(word) && !/^cross-env$/.test(word));
      return first < 0 ? [] : parts.slice(first);
    })
    .filter((parts) => parts.length > 0);
}

const runners: Record<string, readonly string[]> = {
  npx: [],
  bunx: [],
  pnpx: [],
  pnpm: ['exec', 'dlx'],
  yarn: ['exec', 'dlx'],
  npm: ['exec'],
  bun: ['x'],
};

/**
 * The words after a package manager's command that runs a program; all words for other commands.
 */
function program(parts: readonly string[]): { fetched: boolean; rest: readonly string[] } {
  const [first = '', second = ''] = parts;
  const subcommands = runners[first];
  if (!subcommands) return { fetched: false, rest: parts };
  let rest = parts.slice(1);
  if (subcommands.includes(second)) rest = rest.slice(1);
  else if (subcommands.length > 0) {
    return { fetched: false, rest: second === 'rsbuild' ? rest : parts };
  }
  while (rest[0]?.startsWith('-')) rest = rest.slice(1);
  return { fetched: true, rest };
}

function checkTool(args: readonly string[], flags: CliFlags): string[] {
  const [first] = args;
  const named = first !== undefined && !first.startsWith('-');
  const command = named ? first : 'dev';
  const known = flags[command];
  if (!known) {
    return [`rsbuild has no command '${command}'; it has ${Object.keys(flags).join(', ')}`];
  }
  const problems: string[] = [];
  for (const word of args.slice(named ? 1 : 0)) {
    if (!/^--?[a-z]/i.test(word)) continue;
    const [flag = '', value] = word.split('=', 2);
    const takesValue = known.get(flag) ?? known.get(flag.replace(/^--no-/, '--'));
    if (takesValue === undefined) {
      const list = [...known.keys()].filter((name) => name.startsWith('--')).join(' ');
      problems.push(`rsbuild ${command} has no flag '${flag}'; it has ${list}`);
    } else if (value !== undefined && !takesValue) {
      problems.push(`flag '${flag}' of rsbuild ${command} takes no value`);
    }
  }
  return problems;
}

let installed: string[] | undefined;
function installedPrograms(): string[] {
  installed ??= readdirSync(join(newest.folder, 'node_modules', '.bin')).map((name) =>
    name.replace(/\.(?:cmd|ps1)$/, ''),
  );
  return installed;
}

/**
 * Checks the commands in one line.
 *
 * @param line Of a shell fence, or a script of a `package.json`.
 * @returns Problems.
 */
export function checkCommandLine(line: string, { tool, flags, scripts }: ShellFacts): string[] {
  return commandsOf(line).flatMap((parts) => {
    const { fetched, rest } = program(parts);
    const [name = '', ...args] = rest;
    const bare = name.replace(/^(@[^@]+|[^@]+)@.*$/, '$1');
    if (bare === 'rsbuild') return checkTool(args, flags);
    if (fetched) {
      const known = installedPrograms().includes(bare) || usualPrograms.includes(bare);
      return known
        ? []
        : [
            `no program '${bare}' is known: install its package in samples, or list it in rules/shell.ts`,
          ];
    }
    const [, verb = '', script] = rest;
    if (!/^(?:npm|pnpm|yarn|bun)$/.test(name)) return [];
    if (/^(?:add|install|i)$/.test(verb)) return checkInstalls(rest.slice(2), tool);
    if (verb === 'run' && script) {
      const known = usualScripts.includes(script) || scripts.includes(script);
      return known ? [] : [`no package.json on this page has a script '${script}'`];
    }
    return [];
  });
}

/**
 * Checks a shell fence.
 *
 * @param code The fence.
 */
export function checkShell(code: string, facts: ShellFacts): Omit<Finding, 'rule'>[] {
  // A command continued with backslashes is checked on its first line.
  const joined = code.replace(/\\\n/g, (text) => ' '.repeat(text.length));
  let line = 0;
  return code.split('\n').flatMap((text, index, all) => {
    line = index + 1;
    if (index > 0 && all[index - 1]?.endsWith('\\')) return [];
    const start = all.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
    const end = joined.indexOf('\n', start);
    const whole = text.endsWith('\\') ? joined.slice(start, end < 0 ? undefined : end) : text;
    return checkCommandLine(whole, facts).map((message) => ({ line, message }));
  });
}

/** Scripts in a `package.json`, by name; empty if it cannot be parsed. */
export function scriptsOf(code: string): Record<string, string> {
  try {
    const { scripts } = JSON.parse(code) as { scripts?: Record<string, string> };
    return scripts ?? {};
  } catch {
    return {};
  }
}
