import type { RspressPlugin } from '@rspress/core';

/**
 * Inserts the site's origin into the print style sheet, where links to pages of the site are
 * followed by their URLs.
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
