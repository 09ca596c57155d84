import { formatChineseText } from '../content/lib/chineseText.ts';
import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import {
  literalText,
  parseScript,
  type SourceFile,
  type SyntaxNode,
  walkScript,
} from './sourceFile.ts';

const file = 'i18n.json';
const rule = 'interfaceStrings';

type Strings = Record<string, Record<string, unknown>>;

/** Uses of keys in scripts. */
export interface KeyUses {
  /** Arguments of `t('…')`, with their locations. */
  calls: { key: string; file: string; line: number }[];
  /** All strings in scripts, as keys can be passed as data. */
  literals: Set<string>;
  /** Prefixes of computed keys: `facts.` of `t(`facts.${name}`)`. */
  prefixes: Set<string>;
}

/** Whether a call looks up an interface string: `t('…')` or `useI18n()('…')`. */
function isLookup(callee: SyntaxNode): boolean {
  if (callee.type === 'Identifier') return callee.name === 't';
  const inner = callee.callee as SyntaxNode | undefined;
  return callee.type === 'CallExpression' && inner?.name === 'useI18n';
}

/**
 * Collects the keys used in scripts.
 *
 * @param inputs Scripts of the theme, of `src` and of the configuration.
 */
export function keyUses(inputs: readonly SourceFile[]): KeyUses {
  const uses: KeyUses = { calls: [], literals: new Set(), prefixes: new Set() };
  for (const input of inputs) {
    walkScript(parseScript(input), (node) => {
      const text = literalText(node);
      if (text !== undefined) uses.literals.add(text);
      if (node.type === 'TemplateLiteral') {
        const [first] = node.quasis as { value: { cooked: string } }[];
        if (first?.value.cooked.includes('.')) uses.prefixes.add(first.value.cooked);
      }
      if (node.type !== 'CallExpression' || !isLookup(node.callee as SyntaxNode)) return;
      const [argument] = node.arguments as unknown[];
      const key = literalText(argument);
      if (key === undefined) return;
      uses.calls.push({ key, file: input.file, line: lineAt(input.source, node.start) });
    });
  }
  return uses;
}

function lineOfKey(source: string, key: string): number {
  return Math.max(1, source.split('\n').findIndex((line) => line.includes(`"${key}":`)) + 1);
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((m) => m[1]);

/** Every key has a text in both languages, with the same placeholders. */
export function completeStrings(source: string): Problem[] {
  const problems: Problem[] = [];
  for (const [key, texts] of Object.entries(JSON.parse(source) as Strings)) {
    const report = (message: string) =>
      problems.push({ file, line: lineOfKey(source, key), rule, message: `'${key}' ${message}` });
    const { en, zh, ...others } = texts;
    for (const [lang, text] of Object.entries({ en, zh })) {
      if (typeof text !== 'string' || !text.trim()) report(`has no text for '${lang}'`);
    }
    for (const lang of Object.keys(others)) report(`has the unknown language '${lang}'`);
    if (typeof en !== 'string' || typeof zh !== 'string') continue;
    if (placeholders(en).sort().join() !== placeholders(zh).sort().join()) {
      report(`has other placeholders in zh (${placeholders(zh)}) than in en (${placeholders(en)})`);
    }
    // A placeholder counts as a Latin word.
    const formatted = formatChineseText(zh);
    if (formatted !== zh) report(`is to be set as '${formatted}'`);
  }
  return problems;
}

/**
 * Every used key exists, and every key is used.
 *
 * @param source Content of i18n.json.
 * @param uses Uses of keys in scripts.
 * @param framework Keys that Rspress uses itself.
 */
export function usedStrings(
  source: string,
  uses: KeyUses,
  framework: ReadonlySet<string>,
): Problem[] {
  const keys = Object.keys(JSON.parse(source) as Strings);
  const problems: Problem[] = uses.calls
    .filter(({ key }) => !keys.includes(key))
    .map(({ key, file, line }) => ({
      file,
      line,
      rule,
      message: `'${key}' is not in i18n.json: add it${similar(key, keys)}`,
    }));
  for (const key of keys) {
    const used =
      uses.literals.has(key) || [...uses.prefixes].some((start) => key.startsWith(start));
    if (used || framework.has(key)) continue;
    const message = `'${key}' is used nowhere: remove it`;
    problems.push({ file, line: lineOfKey(source, key), rule, message });
  }
  return problems;
}

/** Keys in the same group, as a hint; '' if there are none. */
function similar(key: string, keys: readonly string[]): string {
  const group = key.split('.')[0] ?? '';
  const others = keys.filter((other) => other.startsWith(`${group}.`));
  return others.length > 0 ? `, or use one of ${others.join(', ')}` : '';
}
