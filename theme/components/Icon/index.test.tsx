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
])('%s is drawn in the color of the text, and screen readers pass over it', (_, icon) => {
  const html = renderToStaticMarkup(icon);
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html).toContain('stroke="currentColor"');
  expect(html).toMatch(/<path [^>]*d="M/);
});

test('styles find an icon by its class', () => {
  expect(renderToStaticMarkup(<Icon name="copy" className="c" />)).toMatch(/^<svg [^>]*class="c"/);
});

test.each([1, 0.75])('the mark of a tool at scale %d is as high as it is wide', (scale) => {
  const html = renderToStaticMarkup(<ToolMark logo="site" scale={scale} />);
  expect(html).toContain(` width="${32 * scale}" height="${32 * scale}"`);
});
