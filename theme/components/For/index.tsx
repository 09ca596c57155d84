import type { ReactNode } from 'react';
import { VersionLabel } from '../VersionLabel/index.tsx';

export interface ForProps {
  /** The minor versions that the content holds for, separated by spaces; the build fills it in. */
  minors: string;
  /** Whether it is inside a sentence or a table cell; the build fills it in. */
  inline?: boolean;
  /** Whether it follows another in a list of values by version. */
  listed?: boolean;
  children?: ReactNode;
}

/**
 * Content that holds for some versions of the tool alone. Styles show it to readers of those; where
 * scripts do not run, and in print, everything is there, with a label.
 */
export function For({ minors, inline = false, listed = false, children }: ForProps) {
  const Part = inline ? 'span' : 'div';
  return (
    <Part data-for={minors}>
      <VersionLabel minors={minors} listed={listed} />
      {children}
    </Part>
  );
}
