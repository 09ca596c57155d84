import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';

// For https://harbour.example.com/tide-table/
export default mergeRsbuildConfig(config, {
  server: { base: '/tide-table' },
});
