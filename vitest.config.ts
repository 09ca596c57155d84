import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { toolchainOfMinor } from './scripts/samples/minors.ts';

// Installed once, before the workers that try it.
if (process.env.RSBUILD_MINOR) toolchainOfMinor(process.env.RSBUILD_MINOR);

/** What the tool prints is compared as text, so it must not colour it, as it does where `CI` is set. */
const env = { NO_COLOR: '1' };

/** Components import the strings that they show; `useI18n` has all of them in tests. */
const stringGroups: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'string-groups',
  enforce: 'pre',
  resolveId: (id) => (/\?strings=\w+$/.test(id) ? '\0string-group' : null),
  load: (id) => (id === '\0string-group' ? 'export {};' : null),
};

/** Tests that take long start first: one that starts last would keep a single core busy. */
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
    // One for each core: by default one is left for other work.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env,
          // A busy machine takes several times as long; a pass does not wait for it.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Modules are loaded once a worker, not once a file: loading took longer than testing.
          isolate: false,
          include: ['{build,src,theme,scripts,tests,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/{site,samples,api,hooks,claims/tried}/**'],
        },
      },
      {
        test: {
          // What runs the tool: it keeps state of its own, which files must not share.
          name: 'samples',
          env,
          include: ['tests/{samples,api,hooks,claims/tried}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          // The same for what pages say of 1.x.
          name: 'samples-v1',
          env: { ...env, RSBUILD_MAJOR: '1' },
          include: ['tests/{api/*,hooks/behaviour,claims/tried/*}.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          env,
          // A rule reads every page: half a minute on a busy machine.
          testTimeout: 120_000,
          include: ['tests/site/**/*.test.ts'],
        },
      },
    ],
  },
});
