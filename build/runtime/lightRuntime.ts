import type { RspressPlugin } from '@rspress/core';

/** Absolute paths of the modules that stand for libraries of Rspress's runtime. */
export interface Counterparts {
  /** Stands for `react-router-dom`, also where pages are prerendered. */
  router: string;
  /** Stands for `@unhead/react` and `@unhead/react/client` in browsers. */
  head: string;
}

/**
 * Puts small counterparts in place of two libraries of which the site uses a few functions, and
 * which every page would load (see `theme/runtime/README.md`).
 *
 * @param counterparts - modules with the exports that Rspress's runtime imports
 */
export function pluginLightRuntime({ router, head }: Counterparts): RspressPlugin {
  return {
    name: 'light-runtime',
    builderConfig: {
      tools: {
        rspack(config, { target, mergeConfig }) {
          const browser = { '@unhead/react$': head, '@unhead/react/client$': head };
          return mergeConfig(config, {
            resolve: {
              alias: { 'react-router-dom': router, ...(target === 'web' ? browser : {}) },
            },
          });
        },
      },
    },
  };
}
