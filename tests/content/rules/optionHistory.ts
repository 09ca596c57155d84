import { historyData } from '../../../src/facts/historyData.ts';
import { stateAt } from '../../../src/facts/timeline.ts';
import { optionPath } from '../../../src/interactions/names.ts';
import { minors, newestPatch } from '../../../src/versions.ts';
import { lineAt, type Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

const { options } = historyData.things;
const names = Object.keys(options);

const excused = /\{\/\*\s*version:\s*\S.*?\*\/\}/;

/** A version as a point in time: `since 2.2.6`, `自 2.2.6 起`, `1.3 之前`. */
const points: Record<Page['lang'], RegExp> = {
  en: /\b(?:since|from|until|before|as of|starting with)\s+(?:Rsbuild\s+)?v?([12]\.\d+(?:\.\d+)?)(?!\.\d|[\w-])/gi,
  zh: /([12]\.\d+(?:\.\d+)?)\s*(?:起|开始|之前|以前)/g,
};

/** That each environment may have a value of its own. */
const perEnvironment: Record<Page['lang'], RegExp> = {
  en: /\bEach (?:\[environment\]\([^)]*\)|environment) may (?:have|use|set) its own\b/,
  zh: /每个(?:\[环境\]\([^)]*\)|环境)(?:都)?可以有自己的/,
};

/**
 * What a page says of an option's history, and of its place in environments, agrees with the facts,
 * and so with every other page. What no facts can tell, such as a change of behavior, says so on its
 * line: `{/* version: reason *\/}`.
 */
export function optionHistory(page: Page): Problem[] {
  // Posts tell what was new, not what an option is.
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

/** Sentences, cells and list items, without tags but as long. */
function sentencesOf(text: string): { sentence: string; offset: number }[] {
  const plain = text.replace(/<\/?[A-Z](?:[^<>"]|"[^"]*")*>/g, (tag) => ' '.repeat(tag.length));
  return [...plain.matchAll(/(?:[^.!?。！？|\n]|[.!?](?!\s)|\n(?![\n|-]))+/g)].map((match) => ({
    sentence: match[0],
    offset: match.index,
  }));
}

/** Versions in which options, what they are in or what is in them changed. */
function changesOf(named: readonly string[]): string[] {
  const related = names.filter((name) =>
    named.some((one) => one === name || one.startsWith(`${name}.`) || name.startsWith(`${one}.`)),
  );
  const changes = related.flatMap((name) => options[name]?.changes ?? []);
  return [...new Set(changes.map(({ version }) => version))];
}

/** Whether some documented version has the option for each environment. */
function isPerEnvironment(name: string): boolean {
  const one = options[name];
  return minors.some((minor) => {
    const state = one && stateAt(one, newestPatch[minor] ?? '');
    return state !== undefined && state !== null && state.topLevelOnly !== true;
  });
}
