import { renderInlineMarkdown } from '@rspress/core/theme';
import { breakNames } from './breakNames.ts';
import { withBreaks } from './softBreaks.tsx';

/**
 * Props for an element with the rendered inline Markdown, including line break opportunities.
 *
 * @param text - title of a page or heading
 */
export function inlineMarkdown(text: string) {
  const content = renderInlineMarkdown(text);
  if ('children' in content) return { children: withBreaks(content.children ?? '') };
  const __html = content.dangerouslySetInnerHTML.__html.replace(/<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? piece : breakNames(piece).join('<wbr>'),
  );
  return { dangerouslySetInnerHTML: { __html } };
}
