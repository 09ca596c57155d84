import type { RspressPlugin } from '@rspress/core';

/** Absolute paths of the modules that replace libraries of Rspress's runtime. */
export interface Counterparts {
  /** Replaces `react-router-dom`, also for prerendering. */
  router: string;
  /** Replaces `@unhead/react` and `@unhead/react/client` in browsers. */
  head: string;
}

/**
 * Replaces two libraries that every page would load, although the site only uses a few of their
 * functions (see `theme/runtime/README.md`).
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
