import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.lodash.config';

export default mergeRsbuildConfig(config, {
  source: { transformImport: () => [] },
});
