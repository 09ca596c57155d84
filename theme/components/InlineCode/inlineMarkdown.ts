import { renderInlineMarkdown } from '@rspress/core/theme';
import { breakNames } from './breakNames.ts';
import { withBreaks } from './softBreaks.tsx';

/**
 * Content of an element for text with inline Markdown, with places where a line may break.
 *
 * @param text - title of a page or of a heading
 */
export function inlineMarkdown(text: string) {
  const content = renderInlineMarkdown(text);
  if ('children' in content) return { children: withBreaks(content.children ?? '') };
  const __html = content.dangerouslySetInnerHTML.__html.replace(/<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? piece : breakNames(piece).join('<wbr>'),
  );
  return { dangerouslySetInnerHTML: { __html } };
}
