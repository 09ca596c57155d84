import type { ShikiTransformer } from '@shikijs/types';

/** The parts of a node of highlighted code that are changed here. */
interface CodeNode {
  type: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: CodeNode[];
}

/** Class for each token color of the highlighter; plain text has none. */
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
 * @param style - from the highlighter: `color:var(--shiki-token-keyword)`
 * @returns '' for plain text
 * @throws {Error} for a style without a class, as the content security policy would block it
 */
export function tokenClass(style: string): string {
  const name = /^color:var\(--shiki-([\w-]+)\)$/.exec(style)?.[1] ?? '';
  const found = classOf.get(name);
  if (found === undefined) throw new Error(`no class for the style '${style}' of highlighted code`);
  return found;
}

/**
 * Replaces inline styles of tokens with classes: plain text becomes a text node, and adjacent
 * tokens with the same class are merged.
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
 * Colors code with classes instead of inline styles, which the content security policy forbids.
 * Code is most of a page's size, and nearly half of its tokens are plain text that needs no
 * element.
 */
export function tokenClasses(): ShikiTransformer {
  return {
    name: 'token-classes',
    // Runs after the notation transformers, which look for the highlighter's own elements.
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
