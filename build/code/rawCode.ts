import type { ShikiTransformer } from '@shikijs/types';
import { toHtml } from 'hast-util-to-html';

/** Nodes of the highlighter's tree: the part of `hast` that code needs. */
type CodeNode = Parameters<NonNullable<ShikiTransformer['code']>>[0]['children'][number];

/**
 * Inserts highlighted code as a string of HTML. As elements, each token would be a function call in
 * the page's script, which would have to be compiled, rendered, sent and hydrated.
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

/** An element with its content as HTML, in the tree of the MDX compiler. */
function rawElement({ tagName, children }: Extract<CodeNode, { type: 'element' }>): CodeNode {
  const html = toHtml(children);
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
        value: literal(html),
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
  // The MDX compiler accepts such nodes; the types of the highlighter do not.
  return element as unknown as CodeNode;
}
