import { minorsIn } from '../../build/page/versionRanges.ts';
import { type Toolchain, toolchains } from '../../scripts/samples/installed.ts';
import { type Page, parsePage } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import { collectFences, type Fence, type Finding, holdsFor, rangesAt } from './collect.ts';
import { isScript, layOut } from './project.ts';
import { checkConfigs } from './rules/configLoads.ts';
import { parsers } from './rules/parses.ts';
import { checkSampleFile } from './rules/sampleFile.ts';
import {
  checkCommandLine,
  checkShell,
  readCliFlags,
  type ShellFacts,
  scriptsOf,
} from './rules/shell.ts';
import { checkTypes } from './rules/types.ts';

/** Languages without a check. */
const plainLanguages = new Set([
  'txt',
  'text',
  'plaintext',
  'ini',
  'dotenv',
  'toml',
  'nginx',
  'apache',
  'dockerfile',
  'docker',
  'xml',
  'svg',
  'md',
  'mdx',
  'http',
  'powershell',
  'graphql',
  'rust',
  'wat',
]);
const scriptLanguages = new Set('ts typescript mts cts tsx js javascript mjs cjs jsx'.split(' '));
const shellLanguages = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/** Number of fences for a version of the tool, by result. */
export interface Totals {
  version: string;
  fences: number;
  /** Type-checked, parsed, or with compared commands; each fence counts once. */
  checked: number;
  /** Configurations among them that were loaded and initialized by the tool. */
  loaded: number;
  /** Shown from a sample, which other tests build. */
  fromSamples: number;
  /** Text without a check. */
  plain: number;
  /** Marked `nocheck`. */
  excepted: number;
}

export interface Report {
  problems: Problem[];
  /** One per version of the tool. */
  totals: Totals[];
  /** All fences that are not checked, with their reasons. */
  exceptions: { page: string; line: number; reason: string }[];
}

type FindingsByFence = Map<Fence, Finding[]>;

/** Code without comments, which a page and its translation have in common. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (text) => text.replace(/[^\n]/g, ''))
    .replace(/(^|[^:"'])\/\/.*$/gm, '$1')
    .replace(/(^|\s)#.*$/gm, '$1')
    .replace(/[ \t]+$/gm, '');
}

/** The title of a fence if it is a file name; captions are translated. */
function fileTitle({ title }: Fence): string | undefined {
  return title !== undefined && /[./]/.test(title) && !/\s/.test(title) ? title : undefined;
}

/** Equal for a page and its translation if only comments and titles differ. */
function signatureOf(fences: readonly Fence[]): string {
  return JSON.stringify(
    fences.map((fence) => [
      fence.lang,
      fileTitle(fence),
      fence.file,
      fence.nocheck === undefined,
      fence.ranges,
      withoutComments(fence.code),
    ]),
  );
}

function finding(rule: string, message: string, line = 0): Finding {
  return { line, rule, message };
}

/** Checks language and attributes of a fence. */
function checkMarks({ lang, nocheck, file, title, ranges }: Fence): Finding[] {
  const found: Finding[] = [];
  for (const range of ranges) {
    try {
      minorsIn(range);
    } catch (error) {
      found.push(finding('versions', (error as Error).message));
    }
  }
  const known =
    scriptLanguages.has(lang) ||
    shellLanguages.has(lang) ||
    plainLanguages.has(lang) ||
    lang in parsers;
  if (lang === '') found.push(finding('language', 'a fence needs a language; plain text is `txt`'));
  else if (lang === 'diff') {
    const advice =
      'write the code in its own language and mark the lines `// [!code ++]`, `// [!code --]`';
    found.push(finding('language', `a \`diff\` fence cannot be checked: ${advice}`));
  } else if (!known) {
    const advice =
      'add a parser in tests/fences/rules/parses.ts or list it in tests/fences/check.ts';
    found.push(finding('language', `language \`${lang}\` is not known to the checker: ${advice}`));
  }
  if (nocheck === '') {
    found.push(finding('nocheck', 'say why the fence cannot be checked: nocheck="reason"'));
  }
  if (scriptLanguages.has(lang) && /\s/.test(title ?? '')) {
    found.push(finding('title', 'the title of code is the path of its file, without spaces'));
  }
  if (file !== undefined && !title && scriptLanguages.has(lang)) {
    found.push(finding('sample', 'a file shown from a sample needs a title'));
  }
  return found;
}

/** Checks a fence on its own, without the other fences of the page. */
async function checkAlone(fence: Fence, facts: ShellFacts): Promise<Finding[]> {
  const { lang, title, file, code } = fence;
  if (file !== undefined) {
    return checkSampleFile(file, code, facts.tool).map((message) => finding('sample', message));
  }
  if (shellLanguages.has(lang)) {
    return checkShell(code, facts).map((found) => ({ ...found, rule: 'shell' }));
  }
  const found = await parseFence(fence);
  if (found.length === 0 && /(?:^|\/)package\.json$/.test(title ?? '')) {
    for (const [name, command] of Object.entries(scriptsOf(code))) {
      const line = code.split('\n').findIndex((text) => text.includes(`"${name}"`)) + 1;
      for (const message of checkCommandLine(command, facts)) {
        found.push({ line, rule: 'shell', message });
      }
    }
  }
  return found;
}

async function parseFence({ lang, title, code }: Fence): Promise<Finding[]> {
  const found = (await parsers[lang]?.({ code, title })) ?? [];
  return found.map((problem) => ({ ...problem, rule: 'syntax' }));
}

/** Names of scripts in the `package.json` fences of a page. */
function scriptsOfPage(fences: readonly Fence[]): string[] {
  return fences
    .filter(({ title }) => /(?:^|\/)package\.json$/.test(title ?? ''))
    .flatMap(({ code }) => Object.keys(scriptsOf(code)));
}

/** Commands in tabs for package managers are checked in npm's form. */
function checkCommandTabs(page: Page, facts: ShellFacts): Finding[] {
  return page.components
    .filter(({ name }) => name === 'PackageManagerTabs')
    .filter(({ line }) => holdsFor(rangesAt(page, line), facts.tool))
    .flatMap(({ line, props }) =>
      checkCommandLine(`npm ${props.command ?? ''}`, facts).map((message) => ({
        line,
        rule: 'shell',
        message,
      })),
    );
}

/** Problems of a fence, considering `nocheck`. */
function judge(fence: Fence, found: readonly Finding[]): Finding[] {
  const marks = checkMarks(fence);
  if (fence.nocheck === undefined) return [...marks, ...found];
  const excused = marks.filter(({ rule }) => rule === 'nocheck');
  if (found.length > 0 || marks.length > excused.length) return excused;
  return [
    ...excused,
    finding('nocheck', 'the fence passes the checks, or there are none for it: remove `nocheck`'),
  ];
}

/** Result for one version of the tool. */
interface Verdict {
  findings: Map<Fence, Finding[]>;
  /** Problems of commands in tabs, by page. */
  tabs: Map<Page, Finding[]>;
  totals: Totals;
}

/**
 * Checks the fences for a version of the tool.
 *
 * @param pages Fences by page, including translations.
 * @param originals Page to check instead, for translations that are equal to their original.
 */
async function checkWith(
  tool: Toolchain,
  pages: ReadonlyMap<Page, readonly Fence[]>,
  originals: ReadonlyMap<Page, readonly Fence[]>,
): Promise<Verdict> {
  const shown = (fences: readonly Fence[]) => fences.filter(({ ranges }) => holdsFor(ranges, tool));
  const flags = readCliFlags(tool);
  const distinct = [...new Set(originals.values())].map(shown).filter((some) => some.length > 0);
  const types = checkTypes(new Map(distinct.map((some) => [some[0]?.page ?? '', some])), tool);
  const checked: FindingsByFence = new Map();
  const loaded = new Set<Fence>();
  for (const fences of distinct) {
    const configs = await checkConfigs(fences, tool);
    const facts = { tool, flags, scripts: scriptsOfPage(fences) };
    for (const fence of fences) {
      const alone = await checkAlone(fence, facts);
      checked.set(fence, [...alone, ...(configs.get(fence) ?? []), ...(types.get(fence) ?? [])]);
      if (configs.has(fence)) loaded.add(fence);
    }
  }
  const verdict: Verdict = { findings: new Map(), tabs: new Map(), totals: noTotals(tool) };
  for (const [page, all] of pages) {
    const fences = shown(all);
    const same = shown(originals.get(page) ?? []);
    const scripts = new Set(
      layOut(fences).flatMap(({ fence, path }) => (isScript(path) ? fence : [])),
    );
    for (const [index, fence] of fences.entries()) {
      const original = same[index] ?? fence;
      verdict.findings.set(fence, checked.get(original) ?? []);
      count(verdict.totals, fence, scripts.has(fence), loaded.has(original));
    }
    const facts = { tool, flags, scripts: scriptsOfPage(fences) };
    verdict.tabs.set(page, checkCommandTabs(page, facts));
  }
  return verdict;
}

/**
 * Merges results of several versions for one location: the newest version's messages if all
 * versions report the same lines, as their wording may differ; otherwise with the version.
 *
 * @param said Results by version, for the versions that the location applies to.
 */
function merge(said: ReadonlyMap<string, readonly Finding[]>): Finding[] {
  const [newestSaid = []] = said.values();
  const countAt = (findings: readonly Finding[], { line, rule }: Finding) =>
    findings.filter((other) => other.line === line && other.rule === rule).length;
  const allSay = (found: Finding) =>
    [...said.values()].every((some) => countAt(some, found) === countAt(newestSaid, found));
  return [...said].flatMap(([version, findings]) =>
    findings.flatMap((found) => {
      if (allSay(found)) return findings === newestSaid ? found : [];
      return { ...found, message: `with ${version}: ${found.message}` };
    }),
  );
}

/**
 * Checks the fences of pages with each version of the tool that they apply to.
 *
 * @param pages Parsed pages; translations that only differ in comments and titles are not checked
 *   again.
 * @param tools Installed versions: by default, one per documented major.
 * @returns Problems, totals and exceptions.
 */
export async function checkFences(
  pages: readonly Page[],
  tools: readonly Toolchain[] = toolchains,
): Promise<Report> {
  const fencesOf = new Map(pages.map((page) => [page, collectFences(page)]));
  const bySignature = new Map<string, readonly Fence[]>();
  const originals = new Map<Page, readonly Fence[]>();
  for (const [page, fences] of fencesOf) {
    const signature = signatureOf(fences);
    const original = bySignature.get(signature) ?? fences;
    bySignature.set(signature, original);
    originals.set(page, original);
  }
  const verdicts = new Map<string, Verdict>();
  for (const tool of tools) {
    verdicts.set(tool.version, await checkWith(tool, fencesOf, originals));
  }
  const report: Report = {
    problems: [],
    totals: [...verdicts.values()].map(({ totals }) => totals),
    exceptions: [],
  };
  /** Results of all versions that the location applies to. */
  const said = (of: (verdict: Verdict) => readonly Finding[] | undefined) => {
    const entries = [...verdicts].map(([version, verdict]) => [version, of(verdict)] as const);
    return new Map(entries.filter((entry): entry is [string, Finding[]] => entry[1] !== undefined));
  };
  for (const [page, fences] of fencesOf) {
    const { file } = page;
    report.problems.push(
      ...page.errors.map((error) => ({ file, rule: 'mdx', ...error })),
      ...merge(said(({ tabs }) => tabs.get(page))).map((found) => ({ file, ...found })),
    );
    for (const fence of fences) {
      const byVersion = said(({ findings }) => findings.get(fence));
      for (const { line, rule, message } of judge(fence, merge(byVersion))) {
        report.problems.push({ file, line: fence.line + line, rule, message });
      }
      const unseen =
        byVersion.size === 0 && `is for ${fence.ranges.join(', ')}, which is not installed`;
      const reason = fence.nocheck ?? unseen;
      if (typeof reason === 'string')
        report.exceptions.push({ page: file, line: fence.line, reason });
    }
  }
  return report;
}

function noTotals({ version }: Toolchain): Totals {
  return { version, fences: 0, checked: 0, loaded: 0, fromSamples: 0, plain: 0, excepted: 0 };
}

function count(totals: Totals, fence: Fence, script: boolean, loaded: boolean): void {
  totals.fences++;
  if (fence.nocheck !== undefined) totals.excepted++;
  else if (fence.file !== undefined) totals.fromSamples++;
  else if (script || shellLanguages.has(fence.lang) || fence.lang in parsers) {
    totals.checked++;
    if (loaded) totals.loaded++;
  } else totals.plain++;
}

/** Checks the fences in the source of a page: for tests and tools. */
export async function checkText(source: string, file = 'docs/en/page.mdx'): Promise<Report> {
  return checkFences([parsePage(file, source)]);
}

/** One line per version about the results of its fences. */
export function describeTotals(totals: readonly Totals[]): string {
  return totals
    .map(
      ({ version, fences, checked, loaded, fromSamples, plain, excepted }) =>
        `${version}: ${fences} fences, ${checked} checked (${loaded} configurations loaded by the tool), ` +
        `${fromSamples} shown from samples, ${plain} plain text, ${excepted} excepted`,
    )
    .join('\n');
}
