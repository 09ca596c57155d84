import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';

/** Requests a page from the production server after the build. */
export default defineConfig(
  mergeRsbuildConfig(config, {
    plugins: [
      {
        name: 'ask-server',
        setup(api) {
          api.onAfterBuild(async () => {
            process.env.PORT = '0';
            const { href } = pathToFileURL(`${api.context.rootPath}/server.mjs`);
            const { server } = await import(href);
            const { port } = server.address() as AddressInfo;
            const response = await fetch(`http://localhost:${port}/gull-point`);
            writeFileSync(`${api.context.distPath}/client/answer.html`, await response.text());
            server.closeAllConnections();
            server.close();
          });
        },
      },
    ],
  }),
);
