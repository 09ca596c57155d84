import { Fragment, type ReactNode } from 'react';
import { breakNames } from './breakNames.ts';

/** Flags of commands. A line that ended at one of their hyphens would show another flag. */
const flag = /(?<=^|\s)(--?[a-z][\w-]*)/i;

/**
 * The text with places where a line may break, which leave no trace in what is copied. In flags of
 * commands there are none: style sheets keep the elements around them on one line.
 *
 * @param text - on one line; several lines are left as they are
 */
export function withBreaks(text: string): ReactNode {
  if (text.includes('\n')) return text;
  const pieces = text.split(flag);
  if (pieces.length === 1) return namesWithBreaks(text);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      <span key={index}>{piece}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{namesWithBreaks(piece)}</Fragment>
    ),
  );
}

function namesWithBreaks(text: string): ReactNode {
  const parts = breakNames(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
