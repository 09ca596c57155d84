/** What happens when options are used together: for their pages and the check of a configuration. */
import type { Language } from '../site.ts';
import file from './interactions.json' with { type: 'json' };
import { isOf } from './names.ts';

/**
 * What becomes of a combination: `error` (the build fails), `broken` (it builds, and the result does
 * not work), `ignored` (one of the options has no effect), `changed` (the result is another one than
 * that of each option alone).
 */
export type Outcome = 'error' | 'broken' | 'ignored' | 'changed';

/** A combination of settings, what becomes of it, and what to do; a test tries each. */
export interface Interaction {
  id: string;
  /**
   * Code of the value that each option has, by its dotted name; `*` for any but `false`. What is
   * `ignored` comes first.
   */
  when: Readonly<Record<string, string>>;
  /** Versions it holds for, as npm writes a range; all when absent. */
  versions?: string;
  outcome: Outcome;
  en: string;
  zh: string;
}

// Each has keys of its own in `when`, so the type of the file is no record.
export const interactions = file as unknown as readonly Interaction[];

/**
 * @param option - dotted name
 * @returns the interactions that the option or a member of it takes part in, in the order of the file
 */
export function interactionsOf(option: string): Interaction[] {
  return interactions.filter(({ when }) => Object.keys(when).some((name) => isOf(name, option)));
}

/** @returns what is said of it, as Markdown, with links for the language */
export function interactionText(interaction: Interaction, lang: Language): string {
  return interaction[lang].replace(/\]\(\/(?!zh\/)/g, lang === 'en' ? '](/' : `](/${lang}/`);
}
