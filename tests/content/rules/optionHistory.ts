import { historyData } from '../../../src/facts/historyData.ts';
import { stateAt } from '../../../src/facts/timeline.ts';
import { optionPath } from '../../../src/interactions/names.ts';
import { minors, newestPatch } from '../../../src/versions.ts';
import { lineAt, type Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

const { options } = historyData.things;
const names = Object.keys(options);

const excused = /\{\/\*\s*version:\s*\S.*?\*\/\}/;

/** Mentions of versions: `since 2.2.6`, `自 2.2.6 起`, `1.3 之前`. */
const points: Record<Page['lang'], RegExp> = {
  en: /\b(?:since|from|until|before|as of|starting with)\s+(?:Rsbuild\s+)?v?([12]\.\d+(?:\.\d+)?)(?!\.\d|[\w-])/gi,
  zh: /([12]\.\d+(?:\.\d+)?)\s*(?:起|开始|之前|以前)/g,
};

/** Statements that environments can set the option individually. */
const perEnvironment: Record<Page['lang'], RegExp> = {
  en: /\bEach (?:\[environment\]\([^)]*\)|environment) may (?:have|use|set) its own\b/,
  zh: /每个(?:\[环境\]\([^)]*\)|环境)(?:都)?可以有自己的/,
};

/**
 * Versions and environments mentioned for an option match the facts, and thereby all other pages.
 * Changes of behavior that are not in the facts need a reason on the same line: `{/* version:
 * reason *\/}`.
 */
export function optionHistory(page: Page): Problem[] {
  // Release posts describe what was new at the time.
  if (/\/(?:releases\/|migration\/rsbuild-0-x)/.test(page.file)) return [];
  const lines = page.source.split('\n');
  const text = withoutFences(page.source);
  const problems: Problem[] = [];
  const report = (offset: number, message: string) => {
    const line = lineAt(text, offset);
    if (excused.test(lines[line - 1] ?? '')) return;
    problems.push({ file: page.file, line, rule: 'optionHistory', message });
  };
  for (const { sentence, offset } of sentencesOf(text)) {
    const named = [...sentence.matchAll(/`([a-z]\w*(?:\.\w+)+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => names.includes(name));
    if (named.length === 0) continue;
    const known = changesOf(named);
    for (const match of sentence.matchAll(points[page.lang])) {
      const [, version = ''] = match;
      if (known.some((one) => one === version || one.startsWith(`${version}.`))) continue;
      const what = `nothing of ${named.join(', ')} changed in ${version}`;
      report(offset + match.index, `${what}: say why with {/* version: reason */} on the line`);
    }
  }
  const match = perEnvironment[page.lang].exec(text);
  const own = names.find((name) => `docs/${page.lang}${optionPath(name)}.mdx` === page.file);
  if (match && own && !isPerEnvironment(own)) {
    report(match.index, `${own} cannot be set in an environment`);
  }
  return problems;
}

function withoutFences(source: string): string {
  return source.replace(/^( *)(`{3,})[\s\S]*?^\1\2/gm, (code) => code.replace(/[^\n]/g, ' '));
}

/** Sentences, cells and list items, with tags replaced by spaces. */
function sentencesOf(text: string): { sentence: string; offset: number }[] {
  const plain = text.replace(/<\/?[A-Z](?:[^<>"]|"[^"]*")*>/g, (tag) => ' '.repeat(tag.length));
  return [...plain.matchAll(/(?:[^.!?。！？|\n]|[.!?](?!\s)|\n(?![\n|-]))+/g)].map((match) => ({
    sentence: match[0],
    offset: match.index,
  }));
}

/** Versions in which options, their parents or their members changed. */
function changesOf(named: readonly string[]): string[] {
  const related = names.filter((name) =>
    named.some((one) => one === name || one.startsWith(`${name}.`) || name.startsWith(`${one}.`)),
  );
  const changes = related.flatMap((name) => options[name]?.changes ?? []);
  return [...new Set(changes.map(({ version }) => version))];
}

/** Whether environments can set the option in any documented version. */
function isPerEnvironment(name: string): boolean {
  const one = options[name];
  return minors.some((minor) => {
    const state = one && stateAt(one, newestPatch[minor] ?? '');
    return state !== undefined && state !== null && state.topLevelOnly !== true;
  });
}
