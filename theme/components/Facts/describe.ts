import type strings from '../../../i18n.json';
import type { ModeCode } from '../../../src/facts/index.ts';
import type { Departure, Life, ShownAlias, Varied } from '../../../src/facts/shown.ts';
import type { Cell, Fact } from './models.ts';
import { shareMembers } from './objectCode.ts';

/** Looks up an interface string in the language of the page. */
export type Translate = (key: keyof typeof strings, params?: Record<string, string>) => string;

/** @returns the default; where the modes differ, their common part and what each one changes */
export function defaultCell(value: ModeCode | null, t: Translate): Cell {
  if (!value) return {};
  const { development, production } = value;
  if (development === production) return { code: development };
  const shared = shareMembers(development, production);
  if (!shared) {
    return {
      parts: [
        { text: t('facts.inDevelopment'), code: development },
        { text: t('facts.inProduction'), code: production },
      ],
    };
  }
  return {
    parts: [
      { code: shared.common },
      { text: t('facts.alsoInDevelopment'), code: shared.one },
      { text: t('facts.alsoInProduction'), code: shared.other },
    ].filter(({ code }) => code),
  };
}

/** @returns a value once if all versions agree, otherwise each value with its versions */
export function variedCell<T>(values: Varied<T>, cellOf: (value: T) => Cell): Cell {
  const [only] = values;
  if (only && !only.minors) return cellOf(only.value);
  return { parts: values.map(({ value, minors }) => ({ ...cellOf(value), minors })) };
}

/** @returns a fact for the versions that have a value; empty if none has one */
export function variedFact<T>(
  label: string,
  values: Varied<T | null>,
  cellOf: (value: T) => Cell,
): Fact[] {
  const known = values.flatMap(({ value, ...rest }) =>
    value === null ? [] : [{ ...rest, value }],
  );
  if (known.length === 0) return [];
  const minors = known.length < values.length ? joinedMinors(known) : undefined;
  return [{ label, ...variedCell(known, cellOf), minors }];
}

/** @returns the minors of all of them; undefined if one applies to every minor */
export function joinedMinors(all: readonly { minors?: string | undefined }[]): string | undefined {
  const minors = all.map((one) => one.minors);
  return minors.every((one) => one !== undefined) ? [...new Set(minors)].join(' ') : undefined;
}

/** @returns notices for versions in which an entry is missing, deprecated or removed */
export function lifeNotices({ since, notIn, deprecated, removed }: Life, t: Translate): Cell[] {
  const notices: Cell[] = [];
  if (notIn) notices.push({ text: t('facts.notBefore', { since }), minors: notIn });
  if (deprecated) notices.push(departureCell('deprecated', deprecated, t));
  if (removed) notices.push(departureCell('removed', removed, t));
  return notices.map((notice) => ({ ...notice, namesVersion: true, tone: 'warning' }));
}

function departureCell(
  kind: 'deprecated' | 'removed',
  { version, replacement, minors }: Departure,
  t: Translate,
): Cell {
  const text = t(`facts.${kind}In${replacement ? 'Use' : ''}`, { version });
  return { text, code: replacement ?? undefined, minors };
}

/** @returns the first version, and whether the entry was deprecated or removed */
export function lifeCell(life: Life, t: Translate): Cell {
  const notices = lifeNotices(life, t);
  return notices.length > 0 ? { parts: [{ text: life.since }, ...notices] } : { text: life.since };
}

/** @returns type names as code, `Name = definition`, each with its versions */
export function aliasLines(aliases: readonly ShownAlias[]): Cell[] {
  return aliases.map(({ name, definition, minors }) => ({
    code: `${name} = ${definition}`,
    minors,
  }));
}
