import { pathToFileURL } from 'node:url';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';

/** Renders the pages when the bundles are built. */
export default defineConfig(
  mergeRsbuildConfig(config, {
    plugins: [
      {
        name: 'prerender',
        setup(api) {
          api.onAfterBuild(() => import(pathToFileURL(`${api.context.rootPath}/prerender.mjs`).href));
        },
      },
    ],
  }),
);
