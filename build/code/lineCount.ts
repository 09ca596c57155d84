import type { ShikiTransformer } from '@shikijs/types';

/**
 * Tells on a block of code how many lines it shows, from which its height follows: the browser can
 * lay out the block when it is scrolled to. Comes before `rawCode`, which takes the lines away.
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
