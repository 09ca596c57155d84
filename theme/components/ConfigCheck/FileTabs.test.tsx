import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? `remove ${params.name}` : key,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { FileTabs } = await import('./FileTabs.tsx');

const nothing = () => {};

/** The buttons: which file they are for, and the one that shows in capitals. */
function buttons(names: readonly string[], shown: string): string[] {
  const files = names.map((name) => ({ name, text: '' }));
  const html = renderToStaticMarkup(
    <FileTabs
      files={files}
      current={files.find(({ name }) => name === shown)}
      onShow={nothing}
      onRemove={nothing}
    />,
  );
  return [...html.matchAll(/<button type="button" ([^=]*)="([^"]*)">([^<]*)/g)].map(
    ([, attribute, value = '', text = '']) =>
      attribute === 'aria-label' ? value : value === 'true' ? text.toUpperCase() : text,
  );
}

test.each([
  ['a text that was pasted', [''], '', []],
  ['nothing yet', [], '', []],
  ['one file', ['a.ts'], 'a.ts', ['A.TS', 'remove a.ts']],
  ['two files', ['a.ts', 'b'], 'b', ['a.ts', 'remove a.ts', 'B', 'remove b']],
  [
    'a file beside a pasted text',
    ['', 'b'],
    'b',
    ['check.editor', 'remove check.editor', 'B', 'remove b'],
  ],
])('%s', (_, names, shown, expected) => {
  expect(buttons(names, shown)).toEqual(expected);
});
