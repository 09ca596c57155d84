/**
 * What the facts components say, as data: the components draw it, and a page's Markdown copy spells it
 * out.
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

/** A value: text, then code as the tool spells it; or several of these below each other. */
export interface Cell {
  text?: string;
  code?: string | undefined;
  parts?: Cell[];
  /** The minors that it holds for, separated by spaces; absent for all. */
  minors?: string | undefined;
  /** The text says for which versions it holds, so that it needs no label. */
  namesVersion?: boolean;
  /** Warns the reader: deprecated, removed. */
  tone?: 'warning';
}

/** A labelled value. */
export interface Fact extends Cell {
  label: string;
}

/** Facts about one thing, in the order to show. */
export interface FactListModel {
  /** Lines that come first, for the versions they concern. */
  notices?: readonly Cell[];
  /** Those that have a line each. */
  facts?: readonly Fact[];
  /** Short ones, which share a line below. */
  marks: readonly Fact[];
  /** Type names in the facts, and what they stand for. */
  aliases?: readonly ShownAlias[];
  /** Newest first. */
  history?: readonly ChangeLine[];
  /** Where the facts were read. */
  source?: string;
}

/** Facts about many things. */
export interface FactTableModel {
  /** Column titles. */
  head: readonly string[];
  /** As many cells a row as there are columns; the first one names the row. */
  rows: readonly Cell[][];
  aliases?: readonly ShownAlias[];
}

/** Two values of one thing, once where they are the same. */
const inBothModes = (development: string, production: string) =>
  development === production ? development : `${development} / ${production}`;

/** Values with their names below each other, where there are any. */
function namedFact(label: string, named: readonly NamedValues[]): Fact[] {
  const parts = named.flatMap(({ name, values }) =>
    values.flatMap(({ value, minors }) =>
      value ? [{ text: name, code: inBothModes(value.development, value.production), minors }] : [],
    ),
  );
  return parts.length > 0 ? [{ label, minors: joinedMinors(parts), parts }] : [];
}

const code = (text: string | null): Cell => (text === null ? {} : { code: text });

/** Type, default by mode, since, environments, what became of it, and the history of an option. */
export function optionFacts(data: OptionFactsData, t: Translate): FactListModel {
  const [from = '', to = ''] = data.read;
  const { since, deprecated } = data.life;
  // The page of an option says below its title which versions lack it.
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

/** All members of an object option. */
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

/** Version facts of an export, or of a member of a type. */
export function apiSignature(data: ApiSignatureData, t: Translate): FactListModel {
  return {
    notices: lifeNotices(data.life, t),
    aliases: data.aliases,
    marks: [{ label: t('facts.since'), text: data.life.since }],
  };
}

/** All members of a type of the JavaScript API. */
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

/** Version to install of a plugin, what it accepts, its names. */
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

/** Every option of a plugin. */
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
