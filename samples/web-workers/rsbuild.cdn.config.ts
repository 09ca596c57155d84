import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';

export default mergeRsbuildConfig(config, {
  output: {
    assetPrefix: 'https://cdn.example.com/birds/',
  },
  tools: {
    rspack: {
      // Workers come from the origin of the page.
      output: { workerPublicPath: '/' },
    },
  },
});
