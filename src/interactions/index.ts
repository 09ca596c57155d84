/**
 * Known combinations of options that affect each other, for pages and the check of configurations.
 */
import type { Language } from '../site.ts';
import file from './interactions.json' with { type: 'json' };
import { isOf } from './names.ts';

/**
 * Effect of a combination: `error` (the build fails), `broken` (it builds, but the result does not
 * work), `ignored` (one of the options has no effect), `changed` (the result differs from that of
 * each option alone).
 */
export type Outcome = 'error' | 'broken' | 'ignored' | 'changed';

/** A combination of settings, its effect, and what to do about it; tests try each one. */
export interface Interaction {
  id: string;
  /**
   * Code of the value of each option, by dotted name; `*` for any value but `false`. An `ignored`
   * option comes first.
   */
  when: Readonly<Record<string, string>>;
  /** Versions it applies to, as an npm range; all if absent. */
  versions?: string;
  outcome: Outcome;
  en: string;
  zh: string;
}

// The inferred type has different keys in `when` for each entry, so it is not a record.
export const interactions = file as unknown as readonly Interaction[];

/**
 * @param option - dotted name
 * @returns the interactions that involve the option or one of its members, in the order of the file
 */
export function interactionsOf(option: string): Interaction[] {
  return interactions.filter(({ when }) => Object.keys(when).some((name) => isOf(name, option)));
}

/** @returns the description as Markdown, with links for the language */
export function interactionText(interaction: Interaction, lang: Language): string {
  return interaction[lang].replace(/\]\(\/(?!zh\/)/g, lang === 'en' ? '](/' : `](/${lang}/`);
}
