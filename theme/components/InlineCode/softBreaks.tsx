import { Fragment, type ReactNode } from 'react';
import { breakNames } from './breakNames.ts';

/**
 * The text with places where a line may break, which leave no trace in what is copied. Flags of
 * commands are in elements that style sheets keep on one line: browsers break at hyphens, too.
 *
 * @param text - on one line; several lines are left as they are
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
