import { type Page, parsePage } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import { collectFences, type Fence, type Finding } from './collect.ts';
import { isScript, layOut } from './project.ts';
import { checkConfigs } from './rules/configLoads.ts';
import { parsers } from './rules/parses.ts';
import { checkSampleFile } from './rules/sampleFile.ts';
import {
  type CliFlags,
  checkCommandLine,
  checkShell,
  readCliFlags,
  scriptsOf,
} from './rules/shell.ts';
import { checkTypes } from './rules/types.ts';

/** Languages that are shown and have nothing to check. */
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

/** How many fences there are and what became of them. */
export interface Totals {
  fences: number;
  /** Type-checked, parsed, or their commands compared; a fence counts once. */
  checked: number;
  /** Of those, configurations that the tool loaded and initialised. */
  loaded: number;
  /** Shown from a sample, which its own test builds. */
  fromSamples: number;
  /** Text with nothing to check. */
  plain: number;
  /** Marked `nocheck`. */
  excepted: number;
}

export interface Report {
  problems: Problem[];
  totals: Totals;
  /** Every fence marked `nocheck` with its reason. */
  exceptions: { page: string; line: number; reason: string }[];
}

type FindingsByFence = Map<Fence, Finding[]>;

/** What two fences of a page and its translation have in common: code without comments. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (text) => text.replace(/[^\n]/g, ''))
    .replace(/(^|[^:"'])\/\/.*$/gm, '$1')
    .replace(/(^|\s)#.*$/gm, '$1')
    .replace(/[ \t]+$/gm, '');
}

/** The title of a fence when it names a file, and not when it is a caption, which is translated. */
function fileTitle({ title }: Fence): string | undefined {
  return title !== undefined && /[./]/.test(title) && !/\s/.test(title) ? title : undefined;
}

/** Equal for a page and its translation as long as only comments and captions differ. */
function signatureOf(fences: readonly Fence[]): string {
  return JSON.stringify(
    fences.map((fence) => [
      fence.lang,
      fileTitle(fence),
      fence.file,
      fence.nocheck === undefined,
      withoutComments(fence.code),
    ]),
  );
}

function finding(rule: string, message: string, line = 0): Finding {
  return { line, rule, message };
}

/** What the fence's own line says: its language and its marks. */
function checkMarks({ lang, nocheck, file, title }: Fence): Finding[] {
  const found: Finding[] = [];
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

/** Everything that can be said of one fence without its neighbours' code. */
async function checkAlone(fence: Fence, flags: CliFlags, scripts: string[]): Promise<Finding[]> {
  const { lang, title, file, code } = fence;
  if (file !== undefined) {
    return checkSampleFile(file, code).map((message) => finding('sample', message));
  }
  if (shellLanguages.has(lang)) {
    return checkShell(code, { flags, scripts }).map((found) => ({ ...found, rule: 'shell' }));
  }
  const parse = parsers[lang];
  if (!parse) return [];
  const found: Finding[] = (await parse({ code, title })).map((problem) => ({
    ...problem,
    rule: 'syntax',
  }));
  if (found.length === 0 && /(?:^|\/)package\.json$/.test(title ?? '')) {
    for (const [name, command] of Object.entries(scriptsOf(code))) {
      const line = code.split('\n').findIndex((text) => text.includes(`"${name}"`)) + 1;
      for (const message of checkCommandLine(command, { flags, scripts })) {
        found.push({ line, rule: 'shell', message });
      }
    }
  }
  return found;
}

/** Names of the scripts that the `package.json` fences of a page define. */
function scriptsOfPage(fences: readonly Fence[]): string[] {
  return fences
    .filter(({ title }) => /(?:^|\/)package\.json$/.test(title ?? ''))
    .flatMap(({ code }) => Object.keys(scriptsOf(code)));
}

async function checkPageAlone(
  fences: readonly Fence[],
  flags: CliFlags,
): Promise<{ findings: FindingsByFence; loaded: Set<Fence> }> {
  const scripts = scriptsOfPage(fences);
  const findings: FindingsByFence = new Map();
  for (const fence of fences) findings.set(fence, await checkAlone(fence, flags, scripts));
  const configs = await checkConfigs(fences);
  for (const [fence, found] of configs)
    findings.set(fence, [...(findings.get(fence) ?? []), ...found]);
  return { findings, loaded: new Set(configs.keys()) };
}

/** Commands that a page shows in tabs, one for each package manager, are checked as those of npm. */
function checkCommandTabs(
  { file, components }: Page,
  flags: CliFlags,
  scripts: string[],
): Problem[] {
  return components
    .filter(({ name }) => name === 'PackageManagerTabs')
    .flatMap(({ line, props }) =>
      checkCommandLine(`npm ${props.command ?? ''}`, { flags, scripts }).map((message) => ({
        file,
        line,
        rule: 'shell',
        message,
      })),
    );
}

/** Problems of a fence, once its `nocheck` is taken into account. */
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

/**
 * Checks the fenced code of pages.
 *
 * @param pages Parsed pages; translations that differ in comments and captions alone are checked once.
 * @param flags Commands of the tool and their flags.
 * @returns Problems, totals and exceptions.
 */
export async function checkFences(
  pages: readonly Page[],
  flags: CliFlags = readCliFlags(),
): Promise<Report> {
  const byPage = new Map(pages.map((page) => [page.file, collectFences(page)]));
  const firstBySignature = new Map<string, readonly Fence[]>();
  const distinct = new Map<string, readonly Fence[]>();
  for (const [page, fences] of byPage) {
    const signature = signatureOf(fences);
    if (firstBySignature.has(signature)) continue;
    firstBySignature.set(signature, fences);
    distinct.set(page, fences);
  }

  const types = checkTypes(distinct);
  const findings: FindingsByFence = new Map();
  const loaded = new Set<Fence>();
  for (const fences of distinct.values()) {
    const alone = await checkPageAlone(fences, flags);
    for (const fence of fences) {
      const found = [...(alone.findings.get(fence) ?? []), ...(types.get(fence) ?? [])];
      findings.set(fence, found);
      if (alone.loaded.has(fence)) loaded.add(fence);
    }
  }

  const report: Report = {
    problems: pages.flatMap((page) => [
      ...page.errors.map((error) => ({ file: page.file, rule: 'mdx', ...error })),
      ...checkCommandTabs(page, flags, scriptsOfPage(byPage.get(page.file) ?? [])),
    ]),
    totals: { fences: 0, checked: 0, loaded: 0, fromSamples: 0, plain: 0, excepted: 0 },
    exceptions: [],
  };
  for (const fences of byPage.values()) {
    const originals = firstBySignature.get(signatureOf(fences)) ?? fences;
    const scripts = new Set(
      layOut(fences)
        .filter(({ path }) => isScript(path))
        .map(({ fence }) => fence),
    );
    for (const [index, fence] of fences.entries()) {
      const original = originals[index] ?? fence;
      for (const { line, rule, message } of judge(fence, findings.get(original) ?? [])) {
        report.problems.push({ file: fence.page, line: fence.line + line, rule, message });
      }
      count(report, fence, scripts.has(fence), loaded.has(original));
    }
  }
  return report;
}

function count(
  { totals, exceptions }: Report,
  fence: Fence,
  script: boolean,
  loaded: boolean,
): void {
  totals.fences++;
  if (fence.nocheck !== undefined) {
    totals.excepted++;
    exceptions.push({ page: fence.page, line: fence.line, reason: fence.nocheck });
  } else if (fence.file !== undefined) totals.fromSamples++;
  else if (script || shellLanguages.has(fence.lang) || fence.lang in parsers) {
    totals.checked++;
    if (loaded) totals.loaded++;
  } else totals.plain++;
}

/** Checks the fences of a page given as text: for tests and tools. */
export async function checkText(source: string, file = 'docs/en/page.mdx'): Promise<Report> {
  return checkFences([parsePage(file, source)]);
}

/** One line that says what became of all fences. */
export function describeTotals({
  fences,
  checked,
  loaded,
  fromSamples,
  plain,
  excepted,
}: Totals): string {
  return (
    `${fences} fences: ${checked} checked (${loaded} configurations loaded by the tool), ` +
    `${fromSamples} shown from samples, ${plain} plain text, ${excepted} excepted`
  );
}
