import { pluginSvgr } from '@rsbuild/plugin-svgr';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

/**
 * Lets fences marked `preview` run in the page. Their code stands in the sample of live previews,
 * which the tests build; the theme's `Preview` shows it.
 *
 * @param samples - absolute path of the folder that relative imports of the code start from
 */
export function pluginLivePreviews({ samples }: { samples: string }): RspressPlugin {
  const plugin = pluginPreview({
    // The plugin puts the code into a file elsewhere.
    previewCodeTransform: ({ code }) => code.replace(/(from ['"])\.\//g, `$1${samples}/`),
  });
  return {
    ...plugin,
    // Both would be part of every page: frames of a phone, and a component that ours replaces.
    globalUIComponents: [],
    markdown: { ...plugin.markdown, globalComponents: [] },
    builderConfig: {
      ...plugin.builderConfig,
      plugins: [...(plugin.builderConfig?.plugins ?? []), pluginSvgr()],
    },
  };
}
