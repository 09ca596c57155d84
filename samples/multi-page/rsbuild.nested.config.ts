import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';

// The same pages, each in a folder of its own: menu/index.html rather than menu.html.
export default mergeRsbuildConfig(config, {
  html: {
    outputStructure: 'nested',
  },
});
