import type strings from '../../../i18n.json';
import type {
  Deprecation,
  FactSource,
  ModeCode,
  StateIn2x,
  TypeAlias,
} from '../../../src/facts/index.ts';
import type { Cell, Fact } from './models.ts';
import { shareMembers } from './objectCode.ts';

/** Looks an interface string up in the language of the page. */
export type Translate = (key: keyof typeof strings, params?: Record<string, string>) => string;

/** @returns the default: once where the modes agree, then what each of them has instead or more */
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

/** @returns the default as a fact; none when there is no default */
export function defaultFacts(value: ModeCode | null, t: Translate): Fact[] {
  return value ? [{ label: t('facts.default'), ...defaultCell(value, t) }] : [];
}

/** @returns the facts on deprecation inside 1.x: none when there is none */
export function deprecatedFacts(deprecated: Deprecation | null, t: Translate): Fact[] {
  if (!deprecated) return [];
  const { since, replacement } = deprecated;
  const text = replacement
    ? t('facts.deprecatedSinceUse', { since })
    : t('facts.deprecatedSince', { since });
  return [{ label: t('facts.deprecated'), text, code: replacement ?? undefined, tone: 'warning' }];
}

/** @returns what 2.x does with it, as text and the replacement as code */
export function in2xCell({ state, replacement }: StateIn2x, t: Translate): Cell {
  const text = t(`facts.in2x.${state}`);
  return replacement ? { text: `${text} ${t('facts.use')}`, code: replacement } : { text };
}

/** @returns the fact on 2.x, with a warning tone when something must be done */
export function in2xFact(in2x: StateIn2x, t: Translate): Fact {
  const tone = in2x.state === 'available' ? undefined : 'warning';
  return { label: t('facts.in2x'), ...in2xCell(in2x, t), tone };
}

/** @returns a note for rows of a table whose thing is deprecated or changes in 2.x */
export function stateCell(deprecated: Deprecation | null, in2x: StateIn2x, t: Translate): Cell {
  if (deprecated) return deprecatedFacts(deprecated, t)[0] ?? {};
  return in2xCell(in2x, t);
}

/** @returns whether any row has something to say on deprecation or 2.x, so that the column is worth its place */
export function hasStates(
  rows: readonly { deprecated?: Deprecation | null; in2x: StateIn2x }[],
): boolean {
  return rows.some(({ deprecated, in2x }) => deprecated || in2x.state !== 'available');
}

/** @returns type names as code, `Name = definition` */
export function aliasLines(aliases: readonly TypeAlias[]): string[] {
  return aliases.map(({ name, definition }) => `${name} = ${definition}`);
}

/** @returns the line that says where the facts were read */
export function sourceLine({ package: name, version }: FactSource, t: Translate): string {
  return t('facts.checkedAgainst', { package: name, version });
}
