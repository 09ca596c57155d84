import { Fragment, type ReactNode } from 'react';
import { breakNames } from './breakNames.ts';

/**
 * Inserts line break opportunities, which do not affect copied text. Flags are wrapped in elements
 * that style sheets keep on one line, as browsers also break at hyphens.
 *
 * @param text - on one line; text with several lines is returned unchanged
 */
export function withBreaks(text: string): ReactNode {
  const parts = text.includes('\n') ? [text] : breakNames(text);
  if (parts.length === 1 && !text.startsWith('-')) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.startsWith('-') ? <span>{part}</span> : part}
    </Fragment>
  ));
}
