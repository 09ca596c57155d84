import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';

/** Writes a file that says what was built. */
function pluginBuildInfo(): RsbuildPlugin {
  return {
    name: 'build-info',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, environment, sources }) => {
        const info = { environment: environment.name, pages: Object.keys(environment.entry) };
        compilation.emitAsset('build-info.json', new sources.RawSource(JSON.stringify(info)));
      });
    },
  };
}

export default defineConfig({
  plugins: [pluginBuildInfo()],
});
