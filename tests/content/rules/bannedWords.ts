import type { Page } from '../lib/page.ts';
import { readableTexts } from '../lib/pageTexts.ts';
import type { Problem } from '../lib/problem.ts';

/** Words of praise or judgement, and what to write instead. */
const banned: Record<Page['lang'], RegExp> = {
  en: /\b(?:simply|just|easy|easily|easier|easiest|effortless|effortlessly|powerful|blazing|blazingly|trivial|trivially|obviously)\b/gi,
  zh: /简单地|只需简单|轻松|轻而易举|毫不费力|强大|极速|丝滑|显而易见|众所周知/g,
};

/** @returns each word of praise in a text, with its index there */
export const praiseIn = (text: string, lang: Page['lang']): { index: number; word: string }[] =>
  [...text.matchAll(banned[lang])].map(({ 0: word, index }) => ({ index, word }));

/** Prose contains no promotional words; code and quotations are excluded. */
export function bannedWords(page: Page): Problem[] {
  return readableTexts(page).flatMap(({ text, lineOf }) =>
    praiseIn(text, page.lang).map(({ index, word }) => ({
      file: page.file,
      line: lineOf(index),
      rule: 'bannedWords',
      message: `'${word}' sells or belittles: drop it, or say what makes it so`,
    })),
  );
}
