import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import config from './rsbuild.config';

// Runs the output and saves what it prints.
const runOutput: RsbuildPlugin = {
  name: 'run-output',
  setup(api) {
    api.onAfterBuild(() => {
      const { distPath } = api.context;
      const printed = execFileSync('node', [join(distPath, 'index.cjs')]);
      writeFileSync(join(distPath, 'printed.txt'), printed);
    });
  },
};

export default mergeRsbuildConfig(config, {
  output: { target: 'node', filename: { js: '[name].cjs' }, minify: false },
  plugins: [runOutput],
});
