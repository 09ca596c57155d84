import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { toolchainOfMinor } from './scripts/samples/minors.ts';

// Installed before the workers start.
if (process.env.RSBUILD_MINOR) toolchainOfMinor(process.env.RSBUILD_MINOR);

/** Output of the tool is compared as text, so colors are disabled, which `CI` would enable. */
const env = { NO_COLOR: '1' };

/** Components import the strings that they show; in tests, `useI18n` has all strings. */
const stringGroups: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'string-groups',
  enforce: 'pre',
  resolveId: (id) => (/\?strings=\w+$/.test(id) ? '\0string-group' : null),
  load: (id) => (id === '\0string-group' ? 'export {};' : null),
};

/** Slow tests start first, as a slow one at the end would leave a core idle. */
const longest = [
  'tests/fences/fences.test.ts',
  'tests/facts/installed.test.ts',
  'tests/samples/recorded/',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((place) => moduleId.includes(place));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [stringGroups],
  test: {
    // One per core; the default leaves one idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env,
          // Long, as everything takes several times as long on a busy machine; passing tests are
          // not affected.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Modules are loaded once per worker instead of once per file, as loading took longer
          // than testing.
          isolate: false,
          include: ['{build,src,theme,scripts,tests,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/{site,samples,api,hooks,claims/tried}/**'],
        },
      },
      {
        test: {
          // Tests that run the tool: it has global state, which files must not share.
          name: 'samples',
          env,
          include: ['tests/{samples,api,hooks,claims/tried}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          // The same for claims about 1.x.
          name: 'samples-v1',
          env: { ...env, RSBUILD_MAJOR: '1' },
          include: ['tests/{api/*,hooks/behavior,claims/tried/*}.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          env,
          // Rules read every page, which takes half a minute on a busy machine.
          testTimeout: 120_000,
          include: ['tests/site/**/*.test.ts'],
        },
      },
    ],
  },
});
