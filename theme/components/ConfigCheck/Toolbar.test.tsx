import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { minors } from '../../../src/versions.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Toolbar } = await import('./Toolbar.tsx');

const nothing = () => {};

test('what may be chosen, and what is', () => {
  const html = renderToStaticMarkup(
    <Toolbar
      minor="1.2"
      tool="webpack"
      onMinor={nothing}
      onTool={nothing}
      onExample={nothing}
      onFiles={nothing}
    />,
  );
  const fields = [
    ...html.matchAll(/<label for="([^"]+)">([^<]+)<\/label><select id="([^"]+)">(.*?)<\/select>/g),
  ].map(([, labelOf, label, id, options = '']) => ({
    label: labelOf === id && label,
    options: [...options.matchAll(/<option([^>]*)>([^<]*)/g)].map(
      ([, attributes = '', text = '']) =>
        attributes.includes('selected') ? text.toUpperCase() : text,
    ),
  }));
  expect(fields).toEqual([
    { label: 'check.version', options: minors },
    {
      label: 'check.tool',
      options: [
        'check.tool.auto',
        'check.tool.rsbuild',
        'check.tool.vite',
        'CHECK.TOOL.WEBPACK',
        'check.tool.vue-cli',
        'check.tool.craco',
      ],
    },
    {
      label: 'check.example',
      options: [
        'CHECK.EXAMPLE.CHOOSE',
        'check.example.old',
        'check.tool.vite',
        'check.tool.webpack',
        'check.tool.vue-cli',
      ],
    },
  ]);
  expect(html).toMatch(/<option selected="">1\.2</);
});
