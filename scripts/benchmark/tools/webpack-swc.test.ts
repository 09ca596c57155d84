import { afterAll, expect, test, vi } from 'vitest';

// It needs packages that only the benchmark installs.
vi.mock('./webpack.shared.mjs', () => ({ webpackConfig: (compiler: unknown) => compiler }));
// Test files share the modules of a worker: the next one must not use the mock.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { default: compiler } = await import('./webpack-swc.config.mjs');

// A production build with code for hot updates does not run, as it lacks their runtime.
test.each([true, false])(
  'code for hot updates and debugging, in development (%s) only',
  (isDev) => {
    expect(compiler(isDev)).toMatchObject({
      options: { jsc: { transform: { react: { development: isDev, refresh: isDev } } } },
    });
  },
);
