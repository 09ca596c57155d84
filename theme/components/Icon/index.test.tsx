import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyIcon } from '../Search/EmptyIcon.tsx';
import { SearchIcon } from '../Search/SearchIcon.tsx';
import { ToolMark } from '../ToolMark/index.tsx';
import { Icon } from './index.tsx';

test.each([
  ['an icon', <Icon key="" name="copy" className="c" />],
  ['that of the search', <SearchIcon key="" />],
  ['that of an empty search', <EmptyIcon key="" />],
  ['the mark of a tool', <ToolMark key="" logo="site" />],
])('%s is drawn in the colour of the text, and screen readers pass over it', (_, icon) => {
  const html = renderToStaticMarkup(icon);
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html).toContain('stroke="currentColor"');
  expect(html).toMatch(/<path [^>]*d="M/);
});
