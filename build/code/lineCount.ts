import type { ShikiTransformer } from '@shikijs/types';

/**
 * Adds the number of visible lines to a code block: its height follows from it, so that the browser
 * can skip the layout of blocks out of view. Has to run before `rawCode`, which removes the lines.
 */
export function lineCount(): ShikiTransformer {
  return {
    name: 'line-count',
    enforce: 'post',
    pre(pre) {
      const code = pre.children.find((node) => node.type === 'element');
      const lines = code?.children.filter((node) => node.type === 'element') ?? [];
      pre.properties['data-lines'] = lines.length;
    },
  };
}
