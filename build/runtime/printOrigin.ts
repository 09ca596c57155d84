import type { RspressPlugin } from '@rspress/core';

/**
 * Puts the site's origin into the style sheet for paper, where a link to a page of the site shows
 * its whole URL.
 *
 * @param origin - scheme and host of the site
 */
export function pluginPrintOrigin({ origin }: { origin: string }): RspressPlugin {
  return {
    name: 'print-origin',
    builderConfig: {
      plugins: [
        {
          name: 'print-origin',
          setup(api) {
            api.transform({ test: /styles[\\/]print\.css$/ }, ({ code }: { code: string }) =>
              code.replaceAll('SITE_ORIGIN', origin),
            );
          },
        },
      ],
    },
  };
}
