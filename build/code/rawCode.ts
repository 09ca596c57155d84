import type { ShikiTransformer } from '@shikijs/types';

/** What the highlighter's tree is made of: `hast`, as far as code needs it. */
type CodeNode = Parameters<NonNullable<ShikiTransformer['code']>>[0]['children'][number];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/**
 * Highlighted code as HTML, written as React writes it.
 *
 * @param nodes - children of `<code>`: text and elements with `class` and `style`
 * @throws {Error} on any other node or attribute
 */
export function codeHtml(nodes: readonly CodeNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value);
      if (node.type !== 'element') throw new Error(`code holds a ${node.type}`);
      const attributes = Object.entries(node.properties).map(([name, value]) => {
        if (name !== 'class' && name !== 'style') throw new Error(`code has an attribute ${name}`);
        const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
        return ` ${name}="${escapeHtml(text)}"`;
      });
      const { tagName } = node;
      return `<${tagName}${attributes.join('')}>${codeHtml(node.children)}</${tagName}>`;
    })
    .join('');
}

/**
 * Puts highlighted code into the page as one piece of HTML. As elements, each word of code would be
 * a call in the page's script: compiled three times, rendered, sent, and hydrated for nothing.
 */
export function rawCode(): ShikiTransformer {
  return {
    name: 'raw-code',
    enforce: 'post',
    pre(pre) {
      pre.children = pre.children.map((node) =>
        node.type === 'element' && node.tagName === 'code' ? rawElement(node) : node,
      );
    },
  };
}

/** An element whose content is set as HTML, in the tree of the MDX compiler. */
function rawElement({ tagName, children }: Extract<CodeNode, { type: 'element' }>): CodeNode {
  const __html = codeHtml(children);
  const literal = (value: string) => ({ type: 'Literal', value });
  const object = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: literal('__html'),
        value: literal(__html),
      },
    ],
  };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: object }],
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
  const element = {
    type: 'mdxJsxTextElement',
    name: tagName,
    attributes: [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value }],
    children: [],
  };
  // The compiler of MDX knows such nodes; the types of the highlighter do not.
  return element as unknown as CodeNode;
}
