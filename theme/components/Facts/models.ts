/**
 * Content of the facts components as data, rendered both by the components and by the Markdown
 * copies of pages.
 */
import type {
  ApiMembersData,
  ApiSignatureData,
  NamedValues,
  OptionFactsData,
  OptionMembersData,
  PluginFactsData,
  PluginOptionsData,
  ShownAlias,
} from '../../../src/facts/shown.ts';
import {
  defaultCell,
  joinedMinors,
  lifeCell,
  lifeNotices,
  type Translate,
  variedCell,
  variedFact,
} from './describe.ts';
import { type ChangeLine, changeLines } from './history.ts';

/** A value: text, then code; or several values below each other. */
export interface Cell {
  text?: string;
  code?: string | undefined;
  parts?: Cell[];
  /** Minors that it applies to, separated by spaces; all if absent. */
  minors?: string | undefined;
  /** Whether the text names the versions itself, so that no label is needed. */
  namesVersion?: boolean;
  /** Marks deprecated and removed entries. */
  tone?: 'warning';
}

/** A labeled value. */
export interface Fact extends Cell {
  label: string;
}

/** Facts about one entry, in display order. */
export interface FactListModel {
  /** Notices at the top, for the versions they concern. */
  notices?: readonly Cell[];
  /** Facts with a line each. */
  facts?: readonly Fact[];
  /** Short facts that share a line. */
  marks: readonly Fact[];
  /** Type names in the facts, with their definitions. */
  aliases?: readonly ShownAlias[];
  /** Newest first. */
  history?: readonly ChangeLine[];
  /** Package that the facts were read from. */
  source?: string;
}

/** Facts about several entries. */
export interface FactTableModel {
  /** Column titles. */
  head: readonly string[];
  /** One cell per column; the first one names the row. */
  rows: readonly Cell[][];
  aliases?: readonly ShownAlias[];
}

/** Merges the values of both modes if they are equal. */
const inBothModes = (development: string, production: string) =>
  development === production ? development : `${development} / ${production}`;

/** Values below each other with their names, if there are any. */
function namedFact(label: string, named: readonly NamedValues[]): Fact[] {
  const parts = named.flatMap(({ name, values }) =>
    values.flatMap(({ value, minors }) =>
      value ? [{ text: name, code: inBothModes(value.development, value.production), minors }] : [],
    ),
  );
  return parts.length > 0 ? [{ label, minors: joinedMinors(parts), parts }] : [];
}

const code = (text: string | null): Cell => (text === null ? {} : { code: text });

/**
 * Type, default by mode, first version, environments, deprecation, and the history of an option.
 */
export function optionFacts(data: OptionFactsData, t: Translate): FactListModel {
  const [from = '', to = ''] = data.read;
  const { since, deprecated } = data.life;
  // An option's page already has a notice for versions without it, below its title.
  const noted = data.isMember ? data.life : { since, ...(deprecated && { deprecated }) };
  return {
    source: t('facts.readOff', { from, to }),
    notices: lifeNotices(noted, t),
    aliases: data.aliases,
    history: changeLines(data.history, t),
    facts: [
      ...variedFact(t('facts.type'), data.type, code),
      ...variedFact(t('facts.default'), data.default, (value) => defaultCell(value, t)),
      ...namedFact(t('facts.defaultIn'), data.defaultIn),
      ...namedFact(t('facts.effective'), data.effects),
    ],
    marks: [
      ...variedFact(
        t('facts.required'),
        data.required.map((one) => ({ ...one, value: one.value || null })),
        () => ({ text: t('facts.yes') }),
      ),
      { label: t('facts.since'), text: data.life.since },
      ...variedFact(t('facts.perEnvironment'), data.perEnvironment, (value) => ({
        text: value ? t('facts.yes') : t('facts.topLevelOnly'),
      })),
    ],
  };
}

/** All members of an option that is an object. */
export function optionMembers(data: OptionMembersData, t: Translate): FactTableModel {
  return {
    aliases: data.aliases,
    head: [t('facts.member'), t('facts.type'), t('facts.default'), t('facts.since')],
    rows: data.members.map((member) => [
      { code: member.name },
      variedCell(member.type, code),
      member.required.some(({ value }) => value)
        ? variedCell(member.required, (value) => ({
            text: t(value ? 'facts.required' : 'facts.optional'),
          }))
        : variedCell(member.default, (value) => defaultCell(value, t)),
      lifeCell(member.life, t),
    ]),
  };
}

/** Versions of an export, or of a member of a type. */
export function apiSignature(data: ApiSignatureData, t: Translate): FactListModel {
  return {
    notices: lifeNotices(data.life, t),
    aliases: data.aliases,
    marks: [{ label: t('facts.since'), text: data.life.since }],
  };
}

/** All members of a type in the JavaScript API. */
export function apiMembers(data: ApiMembersData, t: Translate): FactTableModel {
  return {
    aliases: data.aliases,
    head: [t('facts.member'), t('facts.type'), t('facts.since')],
    rows: data.members.map(({ name, optional, type, life }) => [
      variedCell(optional, (value) => ({ code: value ? `${name}?` : name })),
      variedCell(type, code),
      lifeCell(life, t),
    ]),
  };
}

/** Version of a plugin to install, its peer range and names. */
export function pluginFacts(data: PluginFactsData, t: Translate): FactListModel {
  const { plugin, install, peerRange, factory, pluginName } = data;
  return {
    facts: [
      {
        label: t('facts.version'),
        ...variedCell(install, (value) =>
          value
            ? {
                parts: [
                  { code: `${plugin}@${value.tag}` },
                  { text: t('facts.checkedVersion', { version: value.version }) },
                ],
              }
            : { text: t('facts.none') },
        ),
      },
    ],
    marks: [
      ...variedFact(t('facts.acceptedCore'), peerRange, code),
      ...variedFact(t('facts.factory'), factory, code),
      ...variedFact(t('facts.pluginName'), pluginName, code),
    ],
  };
}

/** All options of a plugin. */
export function pluginOptions(data: PluginOptionsData, t: Translate): FactTableModel {
  return {
    aliases: data.aliases,
    head: [t('facts.option'), t('facts.type'), t('facts.default')],
    rows: data.options.map(({ name, type, required, default: value, lacking }) => {
      const notices = lacking.map(({ value: version, minors }): Cell => {
        const text = t('facts.notInPlugin', { version });
        return { text, minors, tone: 'warning' };
      });
      return [
        notices.length > 0 ? { parts: [{ code: name }, ...notices] } : { code: name },
        variedCell(type, code),
        required.some((one) => one.value) ? { text: t('facts.required') } : variedCell(value, code),
      ];
    }),
  };
}
