import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/docs.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Titles of what a command prints. */
const printed: Record<Page['lang'], RegExp> = {
  en: /^(?:Output|Terminal)\b/,
  zh: /^(?:输出|终端)/,
};

/** Titles of a list of files. */
const listed: Record<Page['lang'], RegExp> = { en: /^Files in\b/, zh: /产物|中的文件/ };

/**
 * A list of files that a build wrote is no output of a command: it says so, as 'Files in dist'. What
 * is titled so is such a list.
 */
export function listingTitles(page: Page): Problem[] {
  return page.fences.flatMap(({ meta, code, line }) => {
    const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
    if (title === undefined) return [];
    const [, file] = /\bfile="<root>\/(samples\/[^"]+\.txt)"/.exec(meta) ?? [];
    const text = file === undefined ? code : recorded(file);
    if (text === undefined) return [];
    const report = (message: string) => [{ file: page.file, line, rule: 'listingTitles', message }];
    if (isList(text) && printed[page.lang].test(title)) {
      const folder = text.split('/', 1)[0];
      const right = page.lang === 'en' ? `Files in ${folder}` : '产物';
      return report(`a list of files is titled '${title}': write '${right}'`);
    }
    if (
      !isList(text) &&
      listed[page.lang].test(title) &&
      /^(?:info|ready|error|warn) {2}/m.test(text)
    ) {
      return report(`what a command prints is titled '${title}'`);
    }
    return [];
  });
}

/** Whether a text is nothing but paths with their sizes, and the sum. */
function isList(text: string): boolean {
  const lines = text.trim().split('\n');
  return (
    lines.length > 1 &&
    /^total\s/.test(lines.at(-1) ?? '') &&
    lines.slice(0, -1).every((line) => /^\S+\/\S+ +[\d.]+ k?B$/.test(line))
  );
}

/** A recorded file, of 2.x or 1.x; undefined for one that is made by the tests. */
function recorded(file: string): string | undefined {
  const other = file.replace(/^(samples\/[\w-]+)\//, '$1/v1/');
  const found = [file, other].map((one) => join(root, one)).find(existsSync);
  return found === undefined ? undefined : readFileSync(found, 'utf8');
}
