/** What happens when options are used together: told on their pages and by the check of a configuration. */
import { satisfies } from 'semver';
import type { Language } from '../site.ts';
import { minors, newestPatch } from '../versions.ts';
import file from './interactions.json' with { type: 'json' };
import { isOf } from './names.ts';

/**
 * What becomes of a combination: `error` (the build fails), `broken` (it builds, and the result does
 * not work), `ignored` (one of the options has no effect), `changed` (the result is another one than
 * that of each option alone).
 */
export const outcomes = ['error', 'broken', 'ignored', 'changed'] as const;
export type Outcome = (typeof outcomes)[number];

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

/** @returns the documented minors that an interaction holds for, newest first */
export function minorsWith({ versions }: Interaction): readonly string[] {
  if (versions === undefined) return minors;
  return minors.filter((minor) => satisfies(newestPatch[minor] ?? '', versions));
}

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
