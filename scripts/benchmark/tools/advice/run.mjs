/** A single run in its own process: `node run.mjs <case> <folder>`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { cases } from './cases.mjs';

const [name = '', folder = ''] = process.argv.slice(2);
const which = cases[name];
if (!which) throw new Error(`no case is called ${name}`);
process.chdir(folder);
if (which.cache === 'cold') rmSync('cache', { recursive: true, force: true });

const config = mergeRsbuildConfig(
  {
    mode: which.command === 'dev' ? 'development' : 'production',
    plugins: [pluginReact()],
    source: { entry: { index: `./src/entry-${which.app ?? 'App'}.tsx` } },
    server: { port: 6650, printUrls: false },
  },
  (await which.config?.()) ?? {},
);
const rsbuild = await createRsbuild({ cwd: path.resolve(folder), rsbuildConfig: config });
if (which.command === 'dev') {
  const compiled = new Promise((resolve, reject) => {
    rsbuild.onAfterDevCompile(({ stats }) =>
      stats?.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve(undefined),
    );
  });
  const { server } = await rsbuild.startDevServer();
  await compiled;
  await server.close();
} else {
  const { close } = await rsbuild.build();
  await close();
}
// Child processes that have exited only count after their parent has noticed.
await setTimeout(200);
process.exit();
