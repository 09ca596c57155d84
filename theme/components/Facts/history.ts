/** Describes the history of an option as lines of text and code. */
import type { ModeCode } from '../../../src/facts/index.ts';
import type { ShownChange } from '../../../src/facts/shown.ts';
import { unionChange } from '../../../src/facts/unionChange.ts';
import type { Translate } from './describe.ts';
import { changedMembers } from './objectCode.ts';

/** A change in one version. */
export interface ChangeLine {
  /** As displayed: `1.4`, `1.4.16`. */
  version: string;
  /** Names of changed members; empty for the option itself. */
  members: readonly string[];
  text: string;
  /** Code. */
  before?: string | undefined;
  after?: string | undefined;
}

type Line = Pick<ChangeLine, 'text' | 'before' | 'after'>;

/**
 * @param changes - newest first
 * @returns lines in the same order; a default that changed differently in each mode has two
 */
export function changeLines(changes: readonly ShownChange[], t: Translate): ChangeLine[] {
  return changes.flatMap((change) =>
    linesOf(change, t).map((line) => ({
      version: change.version,
      members: change.members,
      ...line,
    })),
  );
}

function linesOf({ what, before, after, replacement }: ShownChange, t: Translate): Line[] {
  if (what === 'deprecated' || what === 'removed') {
    const text = t(`facts.changed.${what}${replacement ? 'Use' : ''}`);
    return [{ text, after: replacement }];
  }
  if (what === 'added' || what === 'undeprecated') return [{ text: t(`facts.changed.${what}`) }];
  if (what === 'required') return [{ text: t(`facts.changed.${after ? 'required' : 'optional'}`) }];
  if (what === 'topLevelOnly') {
    return [{ text: t(`facts.changed.${after ? 'topLevelOnly' : 'perEnvironment'}`) }];
  }
  if (typeof before === 'string' && typeof after === 'string' && what === 'type') {
    return [typeLine(before, after, t)];
  }
  const label =
    what === 'defaultIn'
      ? t('facts.changed.defaultIn')
      : what === 'default'
        ? t('facts.changed.default')
        : t('facts.changed.effect', { place: what.slice('effect '.length) });
  return valueLines(label, before, after, t);
}

/** Describes a union by its added and removed members; other types by both definitions. */
function typeLine(before: string, after: string, t: Translate): Line {
  const { added, removed } = unionChange(before, after);
  const [more, less] = [added.join(' | '), removed.join(' | ')];
  if (!less) return { text: t('facts.changed.accepts'), after: more };
  if (!more) return { text: t('facts.changed.refuses'), after: less };
  return { text: t('facts.changed.type'), before: less, after: more };
}

function valueLines(
  text: string,
  before: ShownChange['before'],
  after: ShownChange['after'],
  t: Translate,
): Line[] {
  const [from, to] = [inModes(before), inModes(after)];
  const lines = (['development', 'production'] as const).map((mode) => ({
    before: from && (to ? changedMembers(from[mode], to[mode]) : from[mode]),
    after: to && (from ? changedMembers(to[mode], from[mode]) : to[mode]),
  }));
  const [development, production] = lines;
  if (JSON.stringify(development) === JSON.stringify(production)) {
    return [{ text, ...development }];
  }
  return lines.flatMap((line, index) => {
    if (line.before === line.after) return [];
    return [
      { text: `${text} ${t(index === 0 ? 'facts.inDevelopment' : 'facts.inProduction')}`, ...line },
    ];
  });
}

const inModes = (value: ShownChange['before']): ModeCode | undefined =>
  typeof value === 'string' ? { development: value, production: value } : (value ?? undefined);
