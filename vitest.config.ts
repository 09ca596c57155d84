import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,theme,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/site/**', 'tests/samples/**'],
        },
      },
      {
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
        },
      },
    ],
  },
});
