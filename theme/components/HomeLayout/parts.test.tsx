import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ normalizeImagePath: (path: string) => `/base${path}` }));
vi.mock('../Link/index.tsx', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { FeatureGrid } = await import('./FeatureGrid.tsx');
const { HomeHero } = await import('./HomeHero.tsx');

test('a hero says what it has: nothing stands for what is left out', () => {
  const shown = (hero: Parameters<typeof HomeHero>[0]['hero']) =>
    renderToStaticMarkup(<HomeHero hero={hero} />)
      .replace(/ class="[^"]*"|<link [^>]*>/g, '')
      .replace(/^<header><div>(.*)<\/header>$/, '$1');
  expect(shown({ name: '', text: 'B' })).toBe('<h1><span>B</span></h1></div>');
  const image = { src: '/a.png', srcset: ['/b.png 1x', '/c.png 2x'], sizes: '9px' };
  expect(shown({ name: 'A', text: 'B\nC', tagline: 'D', image })).toBe(
    '<h1><span>A</span><span>B</span><span>C</span></h1><p>D</p></div>' +
      '<img alt="" src="/base/a.png" srcSet="/b.png 1x, /c.png 2x" sizes="9px"/>',
  );
});

test('of the actions, those of the brand are the primary ones', () => {
  const actions = [
    { theme: 'brand', text: 'Start', link: '/start' },
    { theme: 'alt', text: 'Read', link: '/read' },
  ] as const;
  const html = renderToStaticMarkup(
    <HomeHero hero={{ name: '', text: '', actions: [...actions] }} />,
  );
  const found = [...html.matchAll(/data-primary="(\w+)" href="([^"]*)">([^<]*)/g)];
  expect(found.map((each) => each.slice(1))).toEqual([
    ['true', '/start', 'Start'],
    ['false', '/read', 'Read'],
  ]);
});

test('an image of each scheme is shown in its own', () => {
  const image = { src: { light: '/l.png', dark: '/d.png' }, alt: 'A' };
  const html = renderToStaticMarkup(<HomeHero hero={{ name: '', text: '', actions: [], image }} />);
  const found = [...html.matchAll(/alt="A" data-scheme="(\w+)" src="([^"]*)"/g)];
  expect(found.map((each) => each.slice(1))).toEqual([
    ['light', '/base/l.png'],
    ['dark', '/base/d.png'],
  ]);
});

test('a feature takes a third of the width unless it says so, and leads somewhere if it does', () => {
  const feature = { icon: '', details: 'D' };
  const html = renderToStaticMarkup(
    <FeatureGrid
      features={[
        { ...feature, title: 'A' },
        { ...feature, title: 'B', span: 6, link: '/b' },
        { ...feature, title: 'C', icon: '⚡' },
      ]}
    />,
  ).replace(/ class="[^"]*"/g, '');
  expect(html).toBe(
    '<ul><li data-span="4"><h2>A</h2><p>D</p></li>' +
      '<li data-span="6"><h2><a href="/b">B</a></h2><p>D</p></li>' +
      // The title says what it is.
      '<li data-span="4"><span aria-hidden="true">⚡</span><h2>C</h2><p>D</p></li></ul>',
  );
});
