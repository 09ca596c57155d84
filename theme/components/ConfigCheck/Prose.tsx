import type { ReactNode } from 'react';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import { Link } from '../Link/index.tsx';

const marks = /`([^`]+)`|\[((?:`[^`]*`|[^\]])+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** Renders inline Markdown from the migration guides: code, links and strong emphasis. */
export function Prose({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, label, href, strong] = match;
    parts.push(text.slice(at, match.index));
    at = match.index + whole.length;
    if (code !== undefined) parts.push(<code key={at}>{withBreaks(code)}</code>);
    else if (label !== undefined) {
      parts.push(
        <Link key={at} href={href ?? ''}>
          <Prose text={label} />
        </Link>,
      );
    } else parts.push(<strong key={at}>{strong}</strong>);
  }
  return [...parts, text.slice(at)];
}
