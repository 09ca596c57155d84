import type { ReactNode } from 'react';
import type { Highlight } from '../../../src/search/types.ts';

/** Text with highlighted ranges. */
export function Marked({ text, highlights }: { text: string; highlights: Highlight[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, length } of highlights) {
    parts.push(text.slice(at, start));
    parts.push(<mark key={start}>{text.slice(start, start + length)}</mark>);
    at = start + length;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}
