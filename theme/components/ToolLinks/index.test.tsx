import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { tools } from '../../../src/tools.ts';

vi.mock('@rspress/core/runtime', () => ({ useLocation: () => ({ pathname: '/zh/config/mode' }) }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { ToolLinks } = await import('./index.tsx');

test.each([
  ['in a menu', {}, 0.75],
  ['in a grid', { markScale: 1.5 }, 1.5],
])('each tool %s has its mark, some larger than others', (_, props, scale) => {
  const html = renderToStaticMarkup(<ToolLinks {...props} />);
  const widths = [...html.matchAll(/<svg [^>]*width="([^"]*)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(tools.map(({ logoScale = 1 }) => expect.closeTo(32 * scale * logoScale)));
  expect(new Set(widths).size).toBeGreaterThan(1);
});
