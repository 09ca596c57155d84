import { compare } from 'semver';
import strings from '../../../i18n.json' with { type: 'json' };
import { historyData, historyFacts, pluginsData } from '../../../src/facts/historyData.ts';
import type { FactValue, ModeValue, ThingKind, ThingState } from '../../../src/facts/index.ts';
import { formatDefault } from '../../../src/facts/lookup.ts';
import { minorOf } from '../../../src/facts/timeline.ts';
import { describeMinors, minors, newestPatch } from '../../../src/versions.ts';
import type { Component } from '../../content/lib/page.ts';
import { visibleIn } from '../lib/builtPage.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

type Lang = 'en' | 'zh';
type Modes = ModeValue | undefined;

/** Expected content of a facts component in one version. */
interface Wanted {
  /** Texts in one row of a table, or together as term and value. */
  rows: string[][];
  /** A block of code. */
  code?: string;
}

/** Normalizes differences due to tables, lists and line breaks. */
function plain(text: string): string {
  return text
    .replace(/[\s`,;|\\]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Rows of a Markdown page: cells of its tables, labels and values of its lists. */
function markdownRows(markdown: string): string[][] {
  return markdown.split('\n').flatMap((line) => {
    const [, label, value] = /^\s*[-*] \*\*(.+?)[:：]\*\* (.*)$/.exec(line) ?? [];
    if (label !== undefined) return [[label, value ?? '']];
    const bullet = /^- ([^*].*)$/.exec(line)?.[1];
    if (bullet !== undefined) return [[bullet]];
    const table = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
    return table === undefined ? [] : [table.split(/(?<!\\)\|/).map((cell) => cell.trim())];
  });
}

/** Minors that each label stands for, in a language. */
function labelsIn(lang: Lang): Map<string, readonly string[]> {
  const runs = minors.flatMap((_, from) =>
    minors.slice(from).map((__, count) => minors.slice(from, from + count + 1)),
  );
  return new Map(
    runs.map((run) => {
      const { kind, from, to } = describeMinors(run);
      const label = strings[`versions.${kind}`][lang];
      return [label.replace('{{from}}', from).replace('{{to}}', to), run];
    }),
  );
}
const labels = { en: labelsIn('en'), zh: labelsIn('zh') };
const labeled = {
  en: new RegExp(`(?:^|; )(${[...labels.en.keys()].join('|')}): `),
  zh: new RegExp(`(?:^|; )(${[...labels.zh.keys()].join('|')}): `),
};

/**
 * The part of a Markdown copy that applies to a version: `2.x: \`a\`; 1.x: \`b\`` is `b` for 1.7.
 */
function markdownIn(text: string, minor: string, lang: Lang): string {
  const [first = '', ...parts] = text.split(labeled[lang]);
  const shown = parts.flatMap((label, index) => {
    const isLabel = index % 2 === 0;
    return isLabel && labels[lang].get(label)?.includes(minor) ? [parts[index + 1]] : [];
  });
  return [first, ...shown].join('');
}

/** Values of a default by mode, repeated if they are the same for both. */
function modesOf(value: NonNullable<Modes>): { development: string; production: string } {
  const [development, production] =
    'value' in value ? [value.value, value.value] : [value.development, value.production];
  return { development: formatDefault(development), production: formatDefault(production) };
}

const isObject = (value: FactValue): value is Record<string, FactValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$code' in value);

/** Entries that only one of two values has, as code; empty if there are none. */
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

/** A default: once if the modes agree, otherwise the differences of each mode. */
function defaultCell(value: Modes, lang: Lang): string {
  if (!value) return '–';
  const { development, production } = modesOf(value);
  if ('value' in value || development === production) return production;
  const common = entries(value.development, value.production, true);
  const labeled = common
    ? ([
        ['facts.alsoInDevelopment', entries(value.development, value.production, false)],
        ['facts.alsoInProduction', entries(value.production, value.development, false)],
      ] as const)
    : ([
        ['facts.inDevelopment', development],
        ['facts.inProduction', production],
      ] as const);
  return common + labeled.map(([label, code]) => code && strings[label][lang] + code).join('');
}

function defaultRows(value: Modes, lang: Lang): string[][] {
  return value ? [[strings['facts.default'][lang], defaultCell(value, lang)]] : [];
}

const codeOr = (value: FactValue | undefined) => (value === undefined ? '–' : formatDefault(value));

const say = (key: keyof typeof strings, lang: Lang, values: Record<string, string> = {}) =>
  strings[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? name);

/** The minor of a version, or the patch if an older patch of that minor was read. */
function displayedVersion(version: string): string {
  const minor = minorOf(version);
  const read = historyData.versions.filter((one) => minorOf(one) === minor);
  return read.every((one) => compare(one, version) >= 0) ? minor : version;
}

/** Notices for an entry that a version lacks, or in which it is deprecated. */
function notices(kind: ThingKind, name: string, minor: string, lang: Lang): string[] {
  const { changes = [], replacement } = historyFacts.thing(kind, name);
  const use = replacement ? 'Use' : '';
  const state = historyFacts.stateIn(kind, name, minor);
  const since = historyFacts.since(kind, name);
  if (!state && compare(since, newestPatch[minor] ?? '') > 0) {
    return [say('facts.notBefore', lang, { since: displayedVersion(since) })];
  }
  if (!state) {
    const version = displayedVersion(
      changes.findLast(({ what }) => what === 'removed')?.version ?? '',
    );
    return [say(`facts.removedIn${use}`, lang, { version }) + (replacement ?? '')];
  }
  if (state.deprecated === undefined) return [];
  const first = changes.find(({ what, after }) => what === 'deprecated' && after)?.version ?? since;
  return [
    say(`facts.deprecatedIn${use}`, lang, { version: displayedVersion(first) }) +
      (replacement ?? ''),
  ];
}

/** Between the first version of an entry and further texts. */
const besides = '\uE003';

/** First version of an entry, and further texts. */
const lifeCell = (kind: ThingKind, name: string, minor: string, lang: Lang) =>
  displayedVersion(historyFacts.since(kind, name)) +
  besides +
  notices(kind, name, minor, lang).join(besides);

/** Whether it is a member of another option. */
const isMember = (option: string) =>
  minors.some((minor) => historyFacts.stateIn('options', option, minor)?.parent !== undefined);

/** Names of a kind in any version that belong to another entry. */
const below = (kind: ThingKind, isBelow: (name: string) => boolean) =>
  Object.keys(historyData.things[kind]).filter(
    (name) =>
      isBelow(name) &&
      minors.some((minor) => {
        const state = historyFacts.stateIn(kind, name, minor);
        return state && !state.private;
      }),
  );

/** Rows of entries; for versions that lack an entry, only its name and notice. */
function rowsOf(
  kind: ThingKind,
  names: string[],
  minor: string,
  lang: Lang,
  cells: (name: string, state: ThingState) => [name: string, ...others: string[]],
): string[][] {
  return names.map((name) => {
    const state = historyFacts.stateIn(kind, name, minor);
    const newest = minors.map((one) => historyFacts.stateIn(kind, name, one)).find(Boolean) ?? {};
    const [first, ...others] = cells(name, state ?? newest);
    return [first, ...(state ? others : []), lifeCell(kind, name, minor, lang)];
  });
}

/** Expected content of each component, from the data itself, without the code that renders it. */
const wantedOf: Record<
  string,
  (props: Component['props'], lang: Lang, minor: string) => Wanted | undefined
> = {
  OptionFacts({ option = '' }, lang, minor) {
    const state = historyFacts.stateIn('options', option, minor);
    // An option's page has a notice for versions without it, below its title.
    const isNoted = state !== undefined || isMember(option);
    const rows = isNoted ? notices('options', option, minor, lang).map((text) => [text]) : [];
    rows.push([say('facts.since', lang), displayedVersion(historyFacts.since('options', option))]);
    if (!state) return { rows };
    return {
      rows: [
        ...rows,
        [say('facts.type', lang), `${state.type}`],
        ...defaultRows(state.default as Modes, lang),
        [
          say('facts.perEnvironment', lang),
          say(state.topLevelOnly ? 'facts.topLevelOnly' : 'facts.yes', lang),
        ],
      ],
    };
  },
  OptionMembers({ option = '' }, lang, minor) {
    const path = new RegExp(`^${option.replace(/[.*[\]]/g, '\\$&')}(\\[\\]|\\.\\*)*\\.`);
    const names = below('options', (name) => path.test(name));
    return {
      rows: rowsOf('options', names, minor, lang, (name, state) => [
        name.slice(option.length).replace(/^\./, ''),
        `${state.type}`,
        state.required ? say('facts.required', lang) : defaultCell(state.default as Modes, lang),
      ]),
    };
  },
  ApiSignature({ name = '', type = '', member = '' }, lang, minor) {
    const [kind, full] = name
      ? (['exports', name] as const)
      : (['members', `${type}.${member}`] as const);
    const state = historyFacts.stateIn(kind, full, minor);
    const since = [say('facts.since', lang), displayedVersion(historyFacts.since(kind, full))];
    const gone = notices(kind, full, minor, lang).map((text) => [text]);
    return { rows: [since, ...gone], ...(state && { code: `${state.code}` }) };
  },
  ApiMembers({ type = '' }, lang, minor) {
    const names = below('members', (name) => name.startsWith(`${type}.`));
    return {
      rows: rowsOf('members', names, minor, lang, (name, state) => [
        name.slice(type.length + 1) + (state.optional ? '?' : ''),
        `${state.type}`,
      ]),
    };
  },
  PluginFacts({ plugin = '' }, lang, minor) {
    const fact = pluginsData.plugins[plugin];
    const version = fact?.newestFor[minor];
    const state = version ? fact?.states[version] : undefined;
    if (!version || !state) return undefined;
    const checked = say('facts.checkedVersion', lang, { version });
    return {
      rows: [
        [say('facts.version', lang), `${plugin}@${state.installTag}${checked}`],
        ...(state.peerRange ? [[say('facts.acceptedCore', lang), state.peerRange]] : []),
        [say('facts.factory', lang), state.factory],
        [say('facts.pluginName', lang), state.pluginName],
      ],
    };
  },
  PluginOptions({ plugin = '' }, lang, minor) {
    const fact = pluginsData.plugins[plugin];
    const options = fact?.states[fact.newestFor[minor] ?? '']?.options;
    if (!options) return undefined;
    return {
      rows: Object.entries(options).map(([name, { type, required, default: value }]) => [
        name,
        type,
        required ? say('facts.required', lang) : codeOr(value),
      ]),
    };
  },
  CliFlags({ command = '' }, lang, minor) {
    const names = below('flags', (name) => name.startsWith(`${command} `));
    return { rows: rowsOf('flags', names, minor, lang, (_, state) => [`${state.flag}`]) };
  },
};

/** Versions and names of the changes in an option's history. */
const wantedHistory = (option: string): [version: string, name: string][] =>
  historyFacts.optionHistory(option).map(({ version, name }) => {
    const plain = (path: string) => path.replace(/\[\]|\.\*/g, '');
    return [displayedVersion(version), plain(name).slice(plain(option).length + 1)];
  });

/** Whether a text matches. Markdown copies also contain content for other versions. */
function isText(text: string, wanted: string, isMarkdown: boolean): boolean {
  const [first = '', ...others] = wanted.split(besides).map(plain);
  if (!isMarkdown || !wanted.includes(besides)) return text === [first, ...others].join('');
  return text.startsWith(first) && others.every((other) => text.includes(other));
}

/** Whether a row starts with the first text and contains the others in order. */
function hasRow(
  rows: readonly string[][],
  wanted: readonly string[],
  isMarkdown: boolean,
): boolean {
  return rows.some((row) => {
    let at = -1;
    return wanted.every((text, index) => {
      at = row.findIndex((cell, place) => place > at && isText(cell, text, isMarkdown));
      return index === 0 ? at === 0 : at > 0;
    });
  });
}

/**
 * Facts components show the data for each version, on the page and in its Markdown copy, with each
 * default under its mode.
 */
export const facts: SiteRule = (site) =>
  [...site.sources].flatMap(([url, { components, lang }]) => {
    const page = site.pages.get(url);
    const asked = components.filter(({ name }) => name in wantedOf);
    if (!page || asked.length === 0) return [];
    const markdown = site.markdown.get(page.file.replace(/\.html$/, '.md')) ?? '';
    const copied = markdownRows(markdown);
    const tagOf = ({ name, props }: Component) => `<${name} ${Object.values(props).join(' ')}>`;
    const problem = (message: string) => problemOn(site, url, 'facts', message);
    const problems = minors.flatMap((minor) => {
      const forms = [
        {
          name: 'the page',
          isMarkdown: false,
          rows: page.rows.map((row) => row.map((text) => plain(visibleIn(text, minor)))),
          code: plain(page.code.join('\n')),
        },
        {
          name: 'its Markdown copy',
          isMarkdown: true,
          rows: copied.map((row) => row.map((text) => plain(markdownIn(text, minor, lang)))),
          code: plain(markdown),
        },
      ];
      return asked.flatMap((component) => {
        const wanted = wantedOf[component.name]?.(component.props, lang, minor);
        if (!wanted) return [];
        const tag = `${tagOf(component)} for ${minor}`;
        if (wanted.rows.length === 0) return [problem(`${tag} has nothing to show`)];
        return forms.flatMap((form) => {
          const lacking = wanted.rows.filter((row) => !hasRow(form.rows, row, form.isMarkdown));
          const messages = lacking.map(
            (row) =>
              `${tag}: ${form.name} lacks '${row.join(' | ').replaceAll(besides, ' ').trim()}'`,
          );
          if (wanted.code && !form.code.includes(plain(wanted.code))) {
            messages.push(`${tag}: ${form.name} lacks the code '${wanted.code}'`);
          }
          return messages.map(problem);
        });
      });
    });
    const history = plain(
      markdown
        .split('\n')
        .filter((line) => isHistory(line, lang))
        .join(),
    );
    const untold = asked
      .filter(({ name }) => name === 'OptionFacts')
      .flatMap((component) =>
        wantedHistory(component.props.option ?? '').flatMap(([version, name]) => {
          const isTold =
            page.rows.some(([first, text]) => first === version && text?.includes(name)) &&
            history.includes(version) &&
            history.includes(plain(name));
          return isTold
            ? []
            : [problem(`${tagOf(component)}: lacks the change of ${name} in ${version}`)];
        }),
      );
    return [...problems, ...untold];
  });

const isHistory = (line: string, lang: Lang) =>
  line.startsWith(`- **${strings['facts.history'][lang]}:**`);
