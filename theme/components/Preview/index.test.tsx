import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Preview } = await import('./index.tsx');

test('what the code shows comes first, under a name, then the code', () => {
  const html = renderToStaticMarkup(
    <Preview>
      <pre>code</pre>
      <button type="button">shown</button>
    </Preview>,
  ).replace(/ class="[^"]*"/g, '');
  expect(html).toBe(
    '<div><section data-live="true" aria-label="preview.label">' +
      '<p aria-hidden="true">preview.label</p>' +
      '<div><button type="button">shown</button></div></section><pre>code</pre></div>',
  );
});
