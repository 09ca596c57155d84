/** Which facts a page documents, and which are accounted for otherwise. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factTags, tagData } from '../../build/page/facts.ts';
import type { FactsData, TypeAlias } from '../../src/facts/index.ts';
import { createFacts } from '../../src/facts/lookup.mjs';

/** What has to be documented somewhere. */
export const kinds = ['options', 'exports', 'members', 'plugins', 'commands'] as const;
type Kind = (typeof kinds)[number];

/** Page that lists the options. */
const overview = 'docs/en/config/index.mdx';

/** Names by kind. */
export type Names<T> = Record<Kind, T>;

/** A page, as far as it matters here. */
export interface Page {
  file: string;
  source: string;
}

/** @returns the English pages and snippets; the Chinese ones have the same by another test */
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

/** Everything that has to be accounted for. */
export function namesIn({ options, api, cli, plugins }: FactsData): Names<string[]> {
  return {
    // Members that a dependency declares stand in the table of their option.
    options: Object.entries(options.options)
      .filter(([, fact]) => !fact.external)
      .map(([name]) => name),
    exports: Object.keys(api.exports),
    members: Object.entries(api.members).flatMap(([type, members]) =>
      Object.keys(members).map((member) => `${type}.${member}`),
    ),
    plugins: Object.keys(plugins.plugins),
    commands: Object.keys(cli.commands),
  };
}

/**
 * @param pages pages to look at
 * @param data the facts
 * @returns for each documented name a page that documents it
 */
export function documentedIn(pages: Page[], data: FactsData): Names<Map<string, string>> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as Names<
    Map<string, string>
  >;
  const tables = new Map<string, string>();
  const facts = createFacts(data);
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
      // The overview has a row for each option without a page of its own.
      if (tag.name === 'OptionDefault' && option && file === overview) {
        add('options', option);
        tables.set(option, file);
      }
      // A component explains the type names that it shows.
      const { aliases = [] } = tagData(facts, tag) as { aliases?: TypeAlias[] };
      for (const alias of aliases) {
        const exported = alias.name.replace(/<.*/, '');
        if (exported in data.api.exports) add('exports', exported);
      }
      if (tag.name === 'ApiSignature') {
        if (member === undefined) add('exports', name);
        else add('members', `${type}.${member}`);
      }
      if (tag.name === 'ApiMembers' && type) {
        add('exports', type);
        for (const one of Object.keys(data.api.members[type] ?? {}))
          add('members', `${type}.${one}`);
      }
      if (tag.name === 'PluginOptions') add('plugins', plugin);
      if (tag.name === 'CliFlags') add('commands', command);
    }
    // Types and members are also documented by being explained in the pages about the API.
    if (!isApi) continue;
    for (const [, code = ''] of source.matchAll(/`([^`\n]+)`/g)) {
      if (code in data.api.exports) add('exports', code);
    }
  }
  // The definition of a type shows its members.
  for (const [type, members] of Object.entries(data.api.members)) {
    const file = found.exports.get(type);
    if (!file || data.api.exports[type]?.kind !== 'type') continue;
    for (const member of Object.keys(members)) {
      if (!found.members.has(`${type}.${member}`)) found.members.set(`${type}.${member}`, file);
    }
  }
  const sources = new Map(pages.map((page) => [page.file, page.source]));
  for (const [name, { parent }] of Object.entries(data.options.options)) {
    if (!parent || found.options.has(name)) continue;
    const file = memberPage(name, data, found.options, tables, sources);
    if (file) found.options.set(name, file);
  }
  return found;
}

/** The page that documents a member of an option: by a table, or by naming it. */
function memberPage(
  name: string,
  { options }: FactsData,
  documented: Map<string, string>,
  tables: Map<string, string>,
  sources: Map<string, string>,
): string | undefined {
  let above = options.options[name]?.parent;
  while (above) {
    const table = tables.get(above);
    if (table) return table;
    const page = documented.get(above);
    const member = name.slice(above.length).replace(/^[.[\]*]+/, '');
    const isNamed = new RegExp(`[\`.]${member.replace(/\W/g, '.')}\\b`).test(
      sources.get(page ?? '') ?? '',
    );
    if (page && isNamed) return page;
    above = options.options[above]?.parent;
  }
  return undefined;
}

/** One kind of names, with what accounts for them. */
export interface Account {
  kind: Kind;
  names: string[];
  /** Page by name. */
  documented: ReadonlyMap<string, string>;
  /** Reason by name, for what gets no page. */
  exceptions: Record<string, string>;
}

/** @returns a message for each name that is not accounted for, and for each stale entry */
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
