/** Which facts are documented on pages, and which are excluded with a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factTags, tagData } from '../../build/page/facts.ts';
import { createHistory, plainName } from '../../src/facts/history.ts';
import type { HistoryFile, PluginsFile, ThingKind, TypeAlias } from '../../src/facts/index.ts';
import { createPageFacts } from '../../src/facts/pageFacts.ts';
import { majors } from '../../src/versions.ts';

/** Kinds of entries that have to be documented. */
export const kinds = [
  'options',
  'exports',
  'members',
  'hooks',
  'commands',
  'flags',
  'plugins',
  'pluginOptions',
] as const;
type Kind = (typeof kinds)[number];

/** Page that lists the options. */
const overview = 'docs/en/config/index.mdx';

/** Names by kind. */
export type Names<T> = Record<Kind, T>;

/** The parts of a page that matter here. */
export interface Page {
  file: string;
  source: string;
}

/** @returns the English pages and snippets; another test ensures that the Chinese ones are equal */
export function readPages(root: string): Page[] {
  const folder = path.join(root, 'docs/en');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({
      file: `docs/en/${name}`,
      source: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** Facts about all versions. */
export interface Facts {
  history: HistoryFile;
  plugins: PluginsFile;
}

/** Members of the plugin API that register a callback: each needs a signature on a page. */
const hook = /^RsbuildPluginAPI\.(on|modify)[A-Z]/;

/** All entries to be documented: those of any documented major. */
export function namesIn({ history, plugins }: Facts): Names<string[]> {
  const { allIn } = createHistory(history);
  const named = (kind: ThingKind) => {
    const entries = majors.flatMap((major) => Object.entries(allIn(kind, major)));
    // Members declared by a dependency are in the table of their option.
    return [...new Set(entries.filter(([, state]) => !state.external).map(([name]) => name))];
  };
  const members = named('members');
  return {
    options: named('options'),
    exports: named('exports'),
    members,
    hooks: members.filter((name) => hook.test(name)),
    commands: named('commands'),
    flags: named('flags'),
    plugins: Object.keys(plugins.plugins),
    pluginOptions: Object.entries(plugins.plugins).flatMap(([name, { states }]) => {
      const options = Object.values(states).flatMap((state) => Object.keys(state.options));
      return [...new Set(options)].map((option) => `${name} ${option}`);
    }),
  };
}

/**
 * @param pages pages to search
 * @param facts all of them
 * @returns for each documented name, a page that documents it
 */
export function documentedIn(pages: Page[], facts: Facts): Names<Map<string, string>> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as Names<
    Map<string, string>
  >;
  const tables = new Map<string, string>();
  const names = namesIn(facts);
  const { things } = facts.history;
  const shown = createPageFacts(facts.history, facts.plugins);
  const membersOf = (type: string) => names.members.filter((name) => name.startsWith(`${type}.`));
  for (const { file, source } of pages) {
    const add = (kind: Kind, name: string | undefined) => {
      if (name !== undefined && !found[kind].has(name)) found[kind].set(name, file);
    };
    const isApi = /^docs\/en\/(api|plugins\/dev|shared)\//.test(file);
    const title = /^# `?([\w.]+)`?\s*(?:\{#.*\})?$/m.exec(source)?.[1];
    if (file.startsWith('docs/en/config/') && title) add('options', title);

    for (const tag of factTags(source)) {
      const { option, name, type, member, plugin, command } = tag.attributes();
      if (tag.name === 'OptionFacts') add('options', option);
      if (tag.name === 'OptionMembers' && option) tables.set(option, file);
      // The overview has a row for each option without its own page.
      if (tag.name === 'OptionDefault' && option && file === overview) {
        add('options', option);
        tables.set(option, file);
      }
      // A component explains the types that it shows.
      const { aliases = [] } = tagData(shown, tag) as { aliases?: TypeAlias[] };
      for (const alias of aliases) {
        const exported = alias.name.replace(/<.*/, '');
        if (exported in things.exports) add('exports', exported);
      }
      if (tag.name === 'ApiSignature') {
        if (member === undefined) add('exports', name);
        else add('members', `${type}.${member}`);
        if (hook.test(`${type}.${member}`)) add('hooks', `${type}.${member}`);
      }
      if (tag.name === 'ApiMembers' && type) {
        add('exports', type);
        for (const one of membersOf(type)) add('members', one);
      }
      if (tag.name === 'PluginOptions') {
        add('plugins', plugin);
        for (const one of names.pluginOptions) {
          if (one.startsWith(`${plugin} `)) add('pluginOptions', one);
        }
      }
      if (tag.name === 'CliFlags') {
        add('commands', command);
        for (const one of names.flags) if (one.startsWith(`${command} `)) add('flags', one);
      }
    }
    // Types and members can also be documented in the text of pages about the API.
    if (!isApi) continue;
    for (const [, code = ''] of source.matchAll(/`([^`\n]+)`/g)) {
      if (code in things.exports) add('exports', code);
    }
  }
  // The definition of a type shows its members.
  for (const [type, file] of found.exports) {
    const { now, changes } = things.exports[type] ?? {};
    const state = now ?? changes?.at(-1)?.before;
    if (!isType(state)) continue;
    for (const member of membersOf(type)) {
      if (!found.members.has(member)) found.members.set(member, file);
    }
  }
  const sources = new Map(pages.map((page) => [page.file, page.source]));
  for (const name of names.options) {
    const isFound = [...found.options.keys()].find((own) => plainName(own) === plainName(name));
    if (isFound) found.options.set(name, found.options.get(isFound) ?? '');
    const file = isFound
      ? undefined
      : memberPage(name, shown.parentOf, found.options, tables, sources);
    if (file) found.options.set(name, file);
  }
  return found;
}

const isType = (state: unknown) => (state as { kind?: string } | undefined)?.kind === 'type';

/** Page that documents a member of an option, in a table or in its text. */
function memberPage(
  name: string,
  parentOf: (name: string) => string | null,
  documented: Map<string, string>,
  tables: Map<string, string>,
  sources: Map<string, string>,
): string | undefined {
  let above = parentOf(name);
  while (above) {
    const table = tables.get(above);
    if (table) return table;
    const page = documented.get(above);
    const member = name.slice(above.length).replace(/^[.[\]*]+/, '');
    const isNamed = new RegExp(`(?:^#+ |[\`.])${member.replace(/\W/g, '.')}\\b`, 'm').test(
      sources.get(page ?? '') ?? '',
    );
    if (page && isNamed) return page;
    above = parentOf(above);
  }
  return undefined;
}

/** One kind of names, with their pages and exceptions. */
export interface Account {
  kind: Kind;
  names: string[];
  /** Page by name. */
  documented: ReadonlyMap<string, string>;
  /** Reason by name, for names without a page. */
  exceptions: Record<string, string>;
}

/** @returns a message for each name without page and exception, and for each obsolete exception */
export function unaccounted({ kind, names, documented, exceptions }: Account): string[] {
  const problems: string[] = [];
  const known = new Set(names);
  for (const name of names) {
    const page = documented.get(name);
    if (page && name in exceptions) {
      problems.push(
        `tests/facts/exceptions.json: ${kind}: ${name} is documented by ${page}, remove it`,
      );
    }
    if (!page && !(name in exceptions)) {
      problems.push(
        `${kind}: no page documents ${name}; write one, or give the reason in tests/facts/exceptions.json`,
      );
    }
  }
  for (const [name, reason] of Object.entries(exceptions)) {
    if (!known.has(name)) {
      problems.push(`tests/facts/exceptions.json: ${kind}: ${name} is not in the facts, remove it`);
    }
    if (reason.trim() === '') {
      problems.push(`tests/facts/exceptions.json: ${kind}: ${name} has no reason`);
    }
  }
  return problems;
}
