/** Example files for the check: the old configurations in samples. */
export const examples = {
  old: { name: 'rsbuild.config.ts', sample: 'config-check/before', minor: '1.2' },
  vite: { name: 'vite.config.ts', sample: 'vite-migration/before' },
  webpack: { name: 'webpack.config.js', sample: 'webpack-migration/before' },
  'vue-cli': { name: 'vue.config.js', sample: 'vue-cli-migration/before' },
} as const satisfies Record<string, { name: string; sample: string; minor?: string }>;

export type ExampleName = keyof typeof examples;

/** Name of the emitted file with the data of the check, at the root of each language. */
export const dataFile = 'check.json';
