import type { ComponentProps } from 'react';
import { withBreaks } from './softBreaks.tsx';

/** Code in a line of text; a long name in it may break between its parts in narrow columns. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  return <code {...rest}>{typeof children === 'string' ? withBreaks(children) : children}</code>;
}
