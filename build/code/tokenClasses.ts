import type { ShikiTransformer } from '@shikijs/types';

/** A node of highlighted code, as far as it is changed here. */
interface CodeNode {
  type: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: CodeNode[];
}

/** Class of each colour the highlighter gives a token; plain text needs none. */
const classOf = new Map([
  ['foreground', ''],
  ['token-constant', 'tok-constant'],
  ['token-string', 'tok-string'],
  ['token-string-expression', 'tok-string'],
  ['token-link', 'tok-string'],
  ['token-comment', 'tok-comment'],
  ['token-keyword', 'tok-keyword'],
  ['token-parameter', 'tok-parameter'],
  ['token-function', 'tok-function'],
  ['token-punctuation', 'tok-punctuation'],
  ['token-deleted', 'tok-deleted'],
  ['token-inserted', 'tok-inserted'],
]);

/**
 * Class for the inline style of a token.
 *
 * @param style - as the highlighter writes it: `color:var(--shiki-token-keyword)`
 * @returns '' for plain text
 * @throws {Error} for a style that has no class: the content security policy would block it
 */
export function tokenClass(style: string): string {
  const name = /^color:var\(--shiki-([\w-]+)\)$/.exec(style)?.[1] ?? '';
  const found = classOf.get(name);
  if (found === undefined) throw new Error(`no class for the style '${style}' of highlighted code`);
  return found;
}

/**
 * The tokens of a line with classes for styles: plain text has no element, and neighbours of one class
 * are one.
 *
 * @param tokens - children of a line
 */
export function classedTokens(tokens: readonly CodeNode[]): CodeNode[] {
  const classed: CodeNode[] = [];
  let last: string | undefined;
  for (const token of tokens) {
    const { style, ...properties } = token.properties ?? {};
    const [content] = token.children ?? [];
    const isPlain =
      Object.keys(properties).length === 0 &&
      token.children?.length === 1 &&
      content?.value !== undefined;
    if (token.type !== 'element' || typeof style !== 'string' || !isPlain) {
      classed.push(token);
      last = undefined;
      continue;
    }
    const name = tokenClass(style);
    const previous = classed.at(-1);
    if (previous && name === last) {
      const text = name ? previous.children?.[0] : previous;
      if (text) text.value = `${text.value ?? ''}${content.value}`;
      continue;
    }
    const text = { type: 'text', value: content.value };
    classed.push(name ? { ...token, properties: { class: name }, children: [text] } : text);
    last = name;
  }
  return classed;
}

/**
 * Colours code by classes instead of inline styles, which the content security policy forbids. Code
 * is most of what a page weighs: nearly half of its tokens are plain text and need no element.
 */
export function tokenClasses(): ShikiTransformer {
  return {
    name: 'token-classes',
    // After the notations, which look for the highlighter's own elements.
    pre(pre) {
      Reflect.deleteProperty(pre.properties, 'style');
      for (const code of pre.children) {
        for (const line of code.type === 'element' ? code.children : []) {
          if (line.type !== 'element') continue;
          line.children = classedTokens(line.children) as typeof line.children;
        }
      }
    },
  };
}
