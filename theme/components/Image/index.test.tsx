import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ normalizeImagePath: (path: string) => `/base${path}` }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Image } = await import('./index.tsx');

test('an image comes from below the base when it comes near, and one without a text says nothing', () => {
  expect(renderToStaticMarkup(<Image src="/a.png" alt="A buoy" width="4" />)).toBe(
    '<img loading="lazy" decoding="async" width="4" src="/base/a.png" alt="A buoy"/>',
  );
  expect(renderToStaticMarkup(<Image src="/a.png" />)).toContain(' alt=""');
  expect(renderToStaticMarkup(<Image src="/a.png" loading="eager" />)).toContain('"eager"');
});
