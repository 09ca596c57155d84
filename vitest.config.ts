import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What the tool prints is compared as text, so it must not colour it, as it does where `CI` is set. */
const env = { NO_COLOR: '1' };

export default defineConfig({
  test: {
    // One for each core: by default one is left for other work.
    maxWorkers: availableParallelism(),
    projects: [
      {
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
