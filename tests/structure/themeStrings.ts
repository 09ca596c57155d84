import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import {
  literalText,
  parseScript,
  type SourceFile,
  type SyntaxNode,
  walkScript,
} from './sourceFile.ts';

/** Attributes with text that is visible or announced. */
const humanAttributes = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title']);

/** Text that is the same in every language, with the reason. */
export interface SameText {
  text: string;
  reason: string;
}

/** Whether a text contains words, not only punctuation, digits and symbols. */
function hasWords(text: string): boolean {
  return /\p{L}{2,}/u.test(text);
}

/** Text of a node that readers would see: JSX text, a string child, or an attribute. */
function shownText(node: SyntaxNode, parent: SyntaxNode | undefined): string | undefined {
  if (node.type === 'JSXText') return String(node.value).trim();
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
    return literalText(node.expression);
  }
  if (node.type === 'JSXAttribute') {
    const name = (node.name as { name?: unknown }).name;
    if (typeof name !== 'string' || !humanAttributes.has(name)) return undefined;
    const value = node.value as SyntaxNode | null;
    return literalText(value?.type === 'JSXExpressionContainer' ? value.expression : value);
  }
  return undefined;
}

/**
 * Components contain no text, as it comes from i18n.json.
 *
 * @param input A component of the theme.
 * @param same Texts that need no translation.
 */
export function themeStrings(input: SourceFile, same: readonly SameText[] = []): Problem[] {
  const problems: Problem[] = [];
  walkScript(parseScript(input), (node, parent) => {
    const text = shownText(node, parent);
    if (text === undefined || !hasWords(text)) return;
    if (same.some((entry) => entry.text === text)) return;
    problems.push({
      file: input.file,
      line: lineAt(input.source, node.start),
      rule: 'themeStrings',
      message: `'${text.replace(/\s+/g, ' ')}' is text for people: move it into i18n.json and show it with useI18n()`,
    });
  });
  return problems;
}
