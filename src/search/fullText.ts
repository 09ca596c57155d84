import { Index } from 'flexsearch';
import { indexCache, indexLimit, presets } from './constants.ts';
import { type Script, scriptOf } from './text.ts';
import type { SearchPreset } from './types.ts';

/**
 * Indexed fields of a section; title, name, members, description and asked only of a page's first
 * section.
 */
export const fields = [
  'title',
  'name',
  'members',
  'headings',
  'description',
  'asked',
  'text',
] as const;

export type Field = (typeof fields)[number];

/** All indexed tokens. */
export interface Vocabulary {
  has(token: string): boolean;
  /** All tokens in Latin or Cyrillic script. */
  words: readonly string[];
}

/** Full-text indexes of sections. */
export interface FullText {
  /** @param tokens - result of `tokenize` for the field; called once per section and field */
  add(section: number, field: Field, tokens: readonly string[]): void;
  /** @returns numbers of the sections with the token in the field, at most 100, best first */
  find(token: string, field: Field): readonly number[];
  /** Marks the indexes as complete, so that lookups are cached from then on. */
  finish(): void;
  vocabulary: Vocabulary;
}

/**
 * Creates three sets of FlexSearch indexes: for Latin script, for Chinese, Japanese and Korean, and
 * for Cyrillic script.
 */
export function createFullText(preset: SearchPreset): FullText {
  const { resolution, minlength } = presets[preset];
  const createIndexes = () =>
    Object.fromEntries(
      fields.map((field) => [
        field,
        new Index({
          tokenize: 'strict',
          resolution,
          cache: indexCache,
          // The text consists of tokens already.
          encode: (tokens) => tokens.split(' '),
        }),
      ]),
    ) as Record<Field, Index>;
  const indexes: Record<Script, Record<Field, Index>> = {
    general: createIndexes(),
    cjk: createIndexes(),
    cyrillic: createIndexes(),
  };
  const known = new Set<string>();
  const words: string[] = [];
  let isFinished = false;
  return {
    vocabulary: { has: (token) => known.has(token), words },
    finish() {
      isFinished = true;
    },
    add(section, field, tokens) {
      const byScript: Record<Script, string[]> = { general: [], cjk: [], cyrillic: [] };
      for (const token of tokens) {
        const script = scriptOf(token);
        // The minimum length counts letters; a pair of Chinese characters is a complete word.
        if (field === 'text' && token.length < (script === 'cjk' ? 2 : minlength)) continue;
        byScript[script].push(token);
        if (!known.has(token) && script !== 'cjk') words.push(token);
        known.add(token);
      }
      for (const script of ['general', 'cjk', 'cyrillic'] as const) {
        if (byScript[script].length > 0) {
          indexes[script][field].add(section, byScript[script].join(' '));
        }
      }
    },
    find: (token, field) =>
      indexes[scriptOf(token)][field].search(token, {
        limit: indexLimit,
        cache: isFinished,
      }) as number[],
  };
}
