import { Index } from 'flexsearch';
import { indexCache, indexLimit, presets } from './constants.ts';
import { type Script, scriptOf } from './text.ts';
import type { SearchPreset } from './types.ts';

/** What is indexed of each section; title, name, members, description and asked of the first alone. */
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

/** What occurs in the indexes. */
export interface Vocabulary {
  has(token: string): boolean;
  /** Every token in Latin or Cyrillic letters. */
  words: readonly string[];
}

/** The full-text indexes: which sections have a token. */
export interface FullText {
  /** @param tokens - what `tokenize` makes of the field; to be added once for a section and a field */
  add(section: number, field: Field, tokens: readonly string[]): void;
  /** @returns numbers of the sections that have the token there, at most 100, best first */
  find(token: string, field: Field): readonly number[];
  /** Tells that all is added: from then on, answers are remembered. */
  finish(): void;
  vocabulary: Vocabulary;
}

/** Creates the three FlexSearch indexes: of Latin letters; of Chinese, Japanese, Korean; of Cyrillic. */
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
          // They are tokens already.
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
        // The shortest length is one of letters; a pair of Chinese characters is a word already.
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
