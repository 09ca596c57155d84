import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampleNames } from '../../build/page/samples.ts';
import { languages } from '../../src/site.ts';
import { root } from './lib/docs.ts';
import { praiseIn } from './rules/bannedWords.ts';
import { misusedWords } from './rules/terminology.ts';

/** Other files with texts that readers see, each as an object with one string per language. */
const files = [
  'i18n.json',
  'src/interactions/interactions.json',
  ...readdirSync(join(root, 'docs/diagrams'))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `docs/diagrams/${name}`),
  ...sampleNames(join(root, 'samples')).map((name) => `samples/${name}/sample.json`),
];

/** All strings of a language in a value, at any depth. */
function stringsOf(value: unknown, lang: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === lang && typeof child === 'string' ? [child] : stringsOf(child, lang),
  );
}

it.each(files)('%s has the words of the pages', (file) => {
  const value = parse(readFileSync(join(root, file), 'utf8'));
  for (const lang of languages) {
    const texts = stringsOf(value, lang).map((text) => text.replace(/`[^`]*`/g, ''));
    expect(texts).not.toEqual([]);
    const problems = texts.flatMap((text) => [
      ...praiseIn(text, lang).map(({ word }) => `'${word}' sells or belittles: ${text}`),
      ...misusedWords(text, lang).map(
        ({ word, right }) => `write '${right}' instead of '${word}': ${text}`,
      ),
    ]);
    expect(problems).toEqual([]);
  }
});
