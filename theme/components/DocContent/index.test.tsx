import { useMDXComponents } from '@mdx-js/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({
  Content() {
    const { h1 = 'h1', Added = 'b' } = useMDXComponents();
    return [createElement(h1, { key: 1 }, 'title'), createElement(Added, { key: 2 }, 'text')];
  },
}));
vi.mock('../../mdxComponents.ts', () => ({
  mdxComponents: { h1: () => 'our title, ', Added: () => 'ours' },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { DocContent } = await import('./index.tsx');

test.each([
  ['the site', undefined, 'before, our title, ours, after'],
  ['the layout beside them', { Added: () => 'added' }, 'before, our title, added, after'],
])('a page has the components of %s', (_, components, text) => {
  const html = renderToStaticMarkup(
    <DocContent
      {...(components && { components })}
      beforeDocContent="before, "
      afterDocContent=", after"
    />,
  );
  expect(html).toBe(text);
});
