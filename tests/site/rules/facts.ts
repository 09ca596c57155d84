import strings from '../../../i18n.json' with { type: 'json' };
import {
  type FactsData,
  type FactValue,
  factsData,
  formatDefault,
} from '../../../src/facts/index.ts';
import type { Component } from '../../content/lib/page.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

type Lang = 'en' | 'zh';
type Modes = FactsData['options']['options'][string]['default'];

/** What a page has to show of a fact. */
interface Wanted {
  /** Texts that stand in one row of a table, or together as a term and its value. */
  rows: string[][];
  /** A block of code. */
  code?: string;
}

/** Texts alike but for what a table, a list or a line break needs of them. */
function plain(text: string): string {
  return text
    .replace(/[\s`,;|\\]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Rows of a Markdown page: the cells of its tables, and the labels and values of its bullets. */
function markdownRows(markdown: string): string[][] {
  return markdown.split('\n').flatMap((line) => {
    const [, label, value] = /^\s*[-*] \*\*(.+?)[:：]\*\* (.*)$/.exec(line) ?? [];
    if (label !== undefined) return [[label, value ?? '']];
    const table = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
    return table === undefined ? [] : [table.split(/(?<!\\)\|/)];
  });
}

/** Values of a default by mode, the same twice where the modes do not differ. */
function modesOf(value: NonNullable<Modes>): { development: string; production: string } {
  const [development, production] =
    'value' in value ? [value.value, value.value] : [value.development, value.production];
  return { development: formatDefault(development), production: formatDefault(production) };
}

const isObject = (value: FactValue): value is Record<string, FactValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$code' in value);

/** Entries of one value that the other has, or has not, as code; empty when there are none. */
function entries(value: FactValue, other: FactValue, isShared: boolean): string {
  const isWanted = (one: unknown, others: unknown[]) =>
    others.some((each) => JSON.stringify(each) === JSON.stringify(one)) === isShared;
  if (Array.isArray(value) && Array.isArray(other)) {
    const list = value.filter((one) => isWanted(one, other));
    return list.length > 0 ? formatDefault(list) : '';
  }
  if (!isObject(value) || !isObject(other)) return '';
  const list = Object.entries(value).filter((one) => isWanted(one, Object.entries(other)));
  return list.length > 0 ? formatDefault(Object.fromEntries(list)) : '';
}

/** A default: once where the modes agree, then what each has instead or more. */
function defaultCell(value: Modes, lang: Lang): string {
  if (!value) return '–';
  const { development, production } = modesOf(value);
  if ('value' in value || development === production) return production;
  const common = entries(value.development, value.production, true);
  const labelled = common
    ? ([
        ['facts.alsoInDevelopment', entries(value.development, value.production, false)],
        ['facts.alsoInProduction', entries(value.production, value.development, false)],
      ] as const)
    : ([
        ['facts.inDevelopment', development],
        ['facts.inProduction', production],
      ] as const);
  return common + labelled.map(([label, code]) => code && strings[label][lang] + code).join('');
}

function defaultRows(value: Modes, lang: Lang): string[][] {
  return value ? [[strings['facts.default'][lang], defaultCell(value, lang)]] : [];
}

const codeOr = (value: FactValue | undefined) => (value === undefined ? '–' : formatDefault(value));

/** What each component has to show, from the data itself: none of the code that shows it is asked. */
const wantedOf: Record<string, (props: Component['props'], lang: Lang) => Wanted> = {
  OptionFacts({ option = '' }, lang) {
    const fact = factsData.options.options[option];
    if (!fact) throw new Error(`no facts of ${option}`);
    return {
      rows: [
        [strings['facts.type'][lang], fact.type],
        ...defaultRows(fact.default, lang),
        [strings['facts.since'][lang], fact.since],
        [
          strings['facts.perEnvironment'][lang],
          strings[fact.topLevelOnly ? 'facts.topLevelOnly' : 'facts.yes'][lang],
        ],
      ],
    };
  },
  OptionMembers({ option = '' }, lang) {
    const members = Object.entries(factsData.options.options).filter(([name]) =>
      new RegExp(`^${option.replace(/[.*[\]]/g, '\\$&')}(\\[\\]|\\.\\*)*\\.`).test(name),
    );
    return {
      rows: members.map(([name, { type, required, default: value, since }]) => [
        name.slice(option.length).replace(/^\./, ''),
        type,
        required ? strings['facts.required'][lang] : defaultCell(value, lang),
        since,
      ]),
    };
  },
  ApiSignature({ name = '', type = '', member = '' }, lang) {
    const { exports, members } = factsData.api;
    const fact = name ? exports[name] : members[type]?.[member];
    if (!fact) throw new Error(`no signature of ${name || `${type}.${member}`}`);
    return { rows: [[strings['facts.since'][lang], fact.since]], code: fact.code };
  },
  ApiMembers({ type = '' }) {
    const members = Object.entries(factsData.api.members[type] ?? {});
    return {
      rows: members.map(([name, { optional, type, since }]) => [
        optional ? `${name}?` : name,
        type,
        since,
      ]),
    };
  },
  PluginFacts({ plugin = '' }, lang) {
    const fact = factsData.plugins.plugins[plugin];
    if (!fact) throw new Error(`no facts of ${plugin}`);
    const checked = strings['facts.checkedVersion'][lang].replace('{{version}}', fact.version);
    return {
      rows: [
        [strings['facts.version'][lang], `${plugin}@${fact.installTag}${checked}`],
        ...(fact.peerRange ? [[strings['facts.acceptedCore'][lang], fact.peerRange]] : []),
        [strings['facts.factory'][lang], fact.factory],
        [strings['facts.pluginName'][lang], fact.pluginName],
      ],
    };
  },
  PluginOptions({ plugin = '' }, lang) {
    const options = Object.entries(factsData.plugins.plugins[plugin]?.options ?? {});
    return {
      rows: options.map(([name, { type, required, default: value }]) => [
        name,
        type,
        required ? strings['facts.required'][lang] : codeOr(value),
      ]),
    };
  },
  CliFlags({ command = '' }) {
    const flags = Object.values(factsData.cli.commands[command]?.flags ?? {});
    return { rows: flags.map(({ flag, since }) => [flag, since]) };
  },
};

/** Whether a row begins with the first text and has the others, in this order. */
function hasRow(rows: readonly string[][], wanted: readonly string[]): boolean {
  return rows.some((row) => {
    let at = -1;
    return wanted.every((text, index) => {
      at = row.indexOf(text, at + 1);
      return index === 0 ? at === 0 : at > 0;
    });
  });
}

/**
 * What a page asks for with a facts component stands on it and in its Markdown copy, as the data has
 * it, each default under its own mode.
 */
export const facts: SiteRule = (site) =>
  [...site.sources].flatMap(([url, { components, lang }]) => {
    const page = site.pages.get(url);
    if (!page) return [];
    const markdown = site.markdown.get(page.file.replace(/\.html$/, '.md')) ?? '';
    const forms = [
      { name: 'the page', rows: page.rows, code: page.code.join('\n') },
      { name: 'its Markdown copy', rows: markdownRows(markdown), code: markdown },
    ].map(({ name, rows, code }) => ({
      name,
      rows: rows.map((row) => row.map(plain)),
      code: plain(code),
    }));
    return components.flatMap(({ name, props }) => {
      const wanted = wantedOf[name]?.(props, lang);
      if (!wanted) return [];
      const tag = `<${name} ${Object.values(props).join(' ')}>`;
      if (wanted.rows.length === 0) {
        return [problemOn(site, url, 'facts', `${tag} has nothing to show`)];
      }
      return forms.flatMap((form) => {
        const lacking = wanted.rows.filter((row) => !hasRow(form.rows, row.map(plain)));
        const messages = lacking.map((row) => `${tag}: ${form.name} lacks '${row.join(' | ')}'`);
        if (wanted.code && !form.code.includes(plain(wanted.code))) {
          messages.push(`${tag}: ${form.name} lacks the code '${wanted.code}'`);
        }
        return messages.map((message) => problemOn(site, url, 'facts', message));
      });
    });
  });
