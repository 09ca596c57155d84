import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { DiagramData } from '../../../src/diagrams/types.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Diagram } = await import('./index.tsx');

test('both arrangements have the title as their text; what the picture shows is below, code as code', () => {
  const data: DiagramData = {
    src: '/a.svg',
    title: 'The way',
    description: 'From `a` to b.',
    steps: ['`a` first', 'then b, not `c`'],
    wide: [700, 200],
    narrow: [300, 500],
  };
  const html = renderToStaticMarkup(<Diagram data={data} />).replace(/ class="[^"]*"/g, '');
  const drawing = (form: string, size: string) =>
    `<svg viewBox="0 0 ${size}" role="img" aria-label="The way"><use href="/a.svg#${form}"></use></svg>`;
  expect(html).toBe(
    `<figure>${drawing('wide', '700 200')}${drawing('narrow', '300 500')}` +
      '<figcaption>From <code>a</code> to b.</figcaption>' +
      '<details><summary>diagram.asText</summary><ul>' +
      '<li><code>a</code> first</li><li>then b, not <code>c</code></li></ul></details></figure>',
  );
});
