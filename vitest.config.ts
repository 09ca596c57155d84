import { defineConfig } from 'vitest/config';

/** What the tool prints is compared as text, so it must not colour it, as it does where `CI` is set. */
const env = { NO_COLOR: '1' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env,
          // Modules are loaded once a worker, not once a file: loading took longer than testing.
          isolate: false,
          include: ['{src,theme,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/site/**', 'tests/samples/**'],
        },
      },
      {
        test: {
          name: 'samples',
          env,
          include: ['tests/samples/**/*.test.ts'],
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
