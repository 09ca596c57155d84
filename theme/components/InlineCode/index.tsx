import type { ComponentProps } from 'react';
import { withBreaks } from './softBreaks.tsx';

/** Inline code; long names may break between their parts in narrow columns. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  return <code {...rest}>{typeof children === 'string' ? withBreaks(children) : children}</code>;
}
