/** Connects sentences on pages with the tests of claims. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { interactions } from '../../src/interactions/index.ts';
import { filesBelow } from '../content/lib/docs.ts';
import type { Page } from '../content/lib/page.ts';

/** A claim as declared in a test file. */
export interface Declared {
  id: string;
  file: string;
}

/** @returns claims declared in the test files of this folder, in order */
export function declaredClaims(): Declared[] {
  return filesBelow(path.join(import.meta.dirname, 'tried'))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^claim\(\s*'([^']+)'/gm)].map(([, id = '']) => ({
        id,
        file: path.basename(file),
      })),
    );
}

/** @returns ids in the comments of a page, in order: a comment may contain several */
export function tiesOf(source: string): string[] {
  return [...source.matchAll(/\{\/\* claim: ([^*]+?) \*\/\}/g)].flatMap(([, ids = '']) =>
    ids.split(/,\s*/),
  );
}

/**
 * @param pages - in both languages
 * @returns one sentence for each reference to an unknown claim, and for each claim without a
 *   reference
 */
export function tieProblems(pages: readonly Page[], declared: readonly Declared[]): string[] {
  const known = new Set(declared.map(({ id }) => id));
  const byLanguage = { en: new Set<string>(), zh: new Set<string>() };
  const problems: string[] = [];
  for (const { file, lang, source } of pages) {
    for (const id of tiesOf(source)) {
      byLanguage[lang].add(`${id} ${pathOf(file)}`);
      if (!known.has(id)) problems.push(`${file}: no test declares the claim ${id}`);
    }
  }
  const of = (tied: Set<string>) => new Set([...tied].map((tie) => tie.split(' ')[0]));
  for (const { id, file } of declared) {
    if (!of(byLanguage.en).has(id)) problems.push(`${file}: no page makes the claim ${id}`);
  }
  for (const [one, other] of [
    ['en', 'zh'],
    ['zh', 'en'],
  ] as const) {
    for (const tie of byLanguage[one]) {
      if (!byLanguage[other].has(tie)) problems.push(`${tie}: tied in ${one}, not in ${other}`);
    }
  }
  return problems;
}

/** Path without the folder of the language. */
const pathOf = (file: string) => file.split('/').slice(2).join('/');

/** Tested share of a section. */
export interface SectionReport {
  /** `config/output`, `guide/basic`. */
  section: string;
  sentences: number;
  /** Tested claims and combinations of options. */
  claims: number;
  /** Files of samples and recorded outputs shown on pages. */
  recorded: number;
  /** Components with facts. */
  facts: number;
}

/** @param pages - in one language */
export function sectionReports(pages: readonly Page[]): SectionReport[] {
  const sections = new Map<string, SectionReport>();
  for (const page of pages) {
    const folders = pathOf(page.file).split('/').slice(0, -1);
    const section = folders.slice(0, 2).join('/') || '/';
    const report = sections.get(section) ?? {
      section,
      sentences: 0,
      claims: 0,
      recorded: 0,
      facts: 0,
    };
    sections.set(section, report);
    report.sentences += sentencesIn(page.prose);
    report.claims += tiesOf(page.source).length;
    report.recorded += page.fences.filter(({ meta }) => /\bfile=/.test(meta)).length;
    for (const { name, props } of page.components) {
      if (name === 'Interactions') report.claims += rowsOf(props.option ?? '');
      else if (/^(?:Option|Api|Plugin|Cli|Hook)/.test(name)) report.facts += 1;
    }
  }
  return [...sections.values()].sort((a, b) => (a.section < b.section ? -1 : 1));
}

const rowsOf = (option: string) => interactions.filter(({ when }) => option in when).length;

/** Sentences, cells and list items of at least three words. */
function sentencesIn(prose: string): number {
  return prose
    .split(/[.!?](?=\s)|\n\s*\n|\||\n\s*[-*] /)
    .filter((part) => part.trim().split(/\s+/).length >= 3).length;
}

/** @returns one line per section, and one for all */
export function describeReports(reports: readonly SectionReport[]): string {
  const sum = (key: Exclude<keyof SectionReport, 'section'>) =>
    reports.reduce((total, report) => total + report[key], 0);
  const all = {
    section: 'all',
    sentences: sum('sentences'),
    claims: sum('claims'),
    recorded: sum('recorded'),
    facts: sum('facts'),
  };
  return [...reports, all]
    .map(({ section, sentences, claims, recorded, facts }) => {
      const share = sentences === 0 ? 0 : (100 * claims) / sentences;
      return `${section}: ${sentences} sentences, ${claims} tied to a test (${share.toFixed(1)} %), ${recorded} files of samples, ${facts} facts`;
    })
    .join('\n');
}
