/**
 * What the facts components say, as data: the components draw it, and a page's Markdown copy spells it
 * out.
 */
import type {
  ApiMembersData,
  ApiSignatureData,
  DefaultChange,
  OptionFactsData,
  OptionMembersData,
  PluginFactsData,
  PluginOptionsData,
  TypeAlias,
} from '../../../src/facts/index.ts';
import {
  defaultCell,
  defaultFacts,
  deprecatedFacts,
  hasStates,
  in2xFact,
  sourceLine,
  stateCell,
  type Translate,
} from './describe.ts';
import { changedMembers } from './objectCode.ts';

/** A value: text, then code as the tool spells it; or several of these below each other. */
export interface Cell {
  text?: string;
  code?: string;
  parts?: Cell[];
}

/** A labelled value. */
export interface Fact extends Cell {
  label: string;
  /** Warns the reader: deprecated, removed. */
  tone?: 'warning';
}

/** Facts about one thing, in the order to show. */
export interface FactListModel {
  /** Those that have a line each. */
  facts?: readonly Fact[];
  /** Short ones, which share a line below. */
  marks: readonly Fact[];
  /** Type names in the facts, and what they stand for. */
  aliases?: readonly TypeAlias[];
  /** Where the facts were read. */
  source?: string;
}

/** Facts about many things. */
export interface FactTableModel {
  /** Column titles. */
  head: readonly string[];
  /** As many cells a row as there are columns; the first one names the row. */
  rows: readonly Cell[][];
  aliases?: readonly TypeAlias[];
}

/** Two values of one thing, once where they are the same. */
const inBothModes = (development: string, production: string) =>
  development === production ? development : `${development} / ${production}`;

/**
 * What the default was before a change; for a change in a later major than the documented one, what
 * it becomes.
 */
function changeCells(
  { since, from, to }: DefaultChange,
  { source }: OptionFactsData,
  t: Translate,
): Cell[] {
  const isAhead = Number.parseInt(since, 10) > Number.parseInt(source.version, 10);
  const [shown, other] = isAhead ? [to, from] : [from, to];
  const changed = defaultCell(
    {
      development: changedMembers(shown.development, other.development),
      production: changedMembers(shown.production, other.production),
    },
    t,
  );
  const version = t(isAhead ? 'facts.from' : 'facts.before', { version: since });
  const [first, ...others] = changed.parts ?? [changed];
  return [{ ...first, text: [version, first?.text].filter(Boolean).join(' ') }, ...others];
}

/** Type, default by mode, since, environments, deprecated, 2.x of an option. */
export function optionFacts(data: OptionFactsData, t: Translate): FactListModel {
  const effects = data.effects.map(({ path, development, production }) => ({
    text: path,
    code: inBothModes(development, production),
  }));
  const changes = data.defaultChanges.flatMap((change) => changeCells(change, data, t));
  return {
    source: sourceLine(data.source, t),
    aliases: data.aliases,
    facts: [
      { label: t('facts.type'), code: data.type },
      ...defaultFacts(data.default, t),
      ...(effects.length > 0 ? [{ label: t('facts.effective'), parts: effects }] : []),
      ...(changes.length > 0 ? [{ label: t('facts.defaultChanged'), parts: changes }] : []),
    ],
    marks: [
      ...(data.required ? [{ label: t('facts.required'), text: t('facts.yes') }] : []),
      { label: t('facts.since'), text: data.since },
      {
        label: t('facts.perEnvironment'),
        text: data.perEnvironment ? t('facts.yes') : t('facts.topLevelOnly'),
      },
      ...deprecatedFacts(data.deprecated, t),
      in2xFact(data.in2x, t),
    ],
  };
}

/** All members of an object option. */
export function optionMembers(data: OptionMembersData, t: Translate): FactTableModel {
  const withStates = hasStates(data.members);
  return {
    aliases: data.aliases,
    head: [
      t('facts.member'),
      t('facts.type'),
      t('facts.default'),
      t('facts.since'),
      ...(withStates ? [t('facts.state')] : []),
    ],
    rows: data.members.map((member) => [
      { code: member.name },
      { code: member.type },
      member.required ? { text: t('facts.required') } : defaultCell(member.default, t),
      { text: member.since },
      ...(withStates ? [stateCell(member.deprecated, member.in2x, t)] : []),
    ]),
  };
}

/** Version facts of an export, or of a member of a type. */
export function apiSignature(data: ApiSignatureData, t: Translate): FactListModel {
  return {
    aliases: data.aliases,
    marks: [
      { label: t('facts.since'), text: data.since },
      ...deprecatedFacts(data.deprecated, t),
      in2xFact(data.in2x, t),
    ],
  };
}

/** All members of a type of the JavaScript API. */
export function apiMembers(data: ApiMembersData, t: Translate): FactTableModel {
  const withStates = hasStates(data.members);
  return {
    aliases: data.aliases,
    head: [
      t('facts.member'),
      t('facts.type'),
      t('facts.since'),
      ...(withStates ? [t('facts.state')] : []),
    ],
    rows: data.members.map((member) => [
      { code: member.optional ? `${member.name}?` : member.name },
      { code: member.type },
      { text: member.since },
      ...(withStates ? [stateCell(member.deprecated, member.in2x, t)] : []),
    ]),
  };
}

/** Version to install of a plugin, what it accepts, its names. */
export function pluginFacts(data: PluginFactsData, t: Translate): FactListModel {
  return {
    facts: [
      {
        label: t('facts.version'),
        parts: [
          { code: `${data.plugin}@${data.installTag}` },
          { text: t('facts.checkedVersion', { version: data.version }) },
        ],
      },
    ],
    marks: [
      ...(data.peerRange ? [{ label: t('facts.acceptedCore'), code: data.peerRange }] : []),
      { label: t('facts.factory'), code: data.factory },
      { label: t('facts.pluginName'), code: data.pluginName },
      { label: t('facts.newestFor2x'), text: data.newestFor2x || t('facts.none') },
    ],
  };
}

/** Every option of a plugin. */
export function pluginOptions(data: PluginOptionsData, t: Translate): FactTableModel {
  return {
    aliases: data.aliases,
    head: [t('facts.option'), t('facts.type'), t('facts.default')],
    rows: data.options.map((option) => [
      { code: option.name },
      { code: option.type },
      option.required ? { text: t('facts.required') } : { code: option.default ?? undefined },
    ]),
  };
}
