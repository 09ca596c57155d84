import type { ReactNode } from 'react';
import { VersionLabel } from '../VersionLabel/index.tsx';

export interface ForProps {
  /** Minor versions that the content applies to, separated by spaces; set by the build. */
  minors: string;
  /** Whether it is inside a sentence or a table cell; set by the build. */
  inline?: boolean;
  children?: ReactNode;
}

/**
 * Content for some versions of the tool only. Styles hide it from readers of other versions;
 * without scripts, and in print, all of it is shown with a label.
 */
export function For({ minors, inline = false, children }: ForProps) {
  const Part = inline ? 'span' : 'div';
  return (
    <Part data-for={minors}>
      <VersionLabel minors={minors} />
      {children}
    </Part>
  );
}
