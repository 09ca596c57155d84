import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** What the tool prints is compared as text, so it must not colour it, as it does where `CI` is set. */
const env = { NO_COLOR: '1' };

/** Components import the strings that they show; `useI18n` has all of them in tests. */
const stringGroups: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'string-groups',
  enforce: 'pre',
  resolveId: (id) => (/\?strings=\w+$/.test(id) ? '\0string-group' : null),
  load: (id) => (id === '\0string-group' ? 'export {};' : null),
};

export default defineConfig({
  plugins: [stringGroups],
  test: {
    // One for each core: by default one is left for other work.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env,
          // Modules are loaded once a worker, not once a file: loading took longer than testing.
          isolate: false,
          include: ['{src,theme,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/{site,samples,api,hooks}/**'],
        },
      },
      {
        test: {
          // What runs the tool: it keeps state of its own, which files must not share.
          name: 'samples',
          env,
          include: ['tests/{samples,api,hooks}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          env,
          include: ['tests/site/**/*.test.ts'],
        },
      },
    ],
  },
});
