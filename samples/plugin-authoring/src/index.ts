import type { RsbuildPlugin } from '@rsbuild/core';

export interface PluginStagingOptions {
  /** Text of the ribbon on each page. */
  label?: string;
  /** Asks search engines not to index the pages. */
  noIndex?: boolean;
}

export const PLUGIN_STAGING_NAME = 'acme:staging';

/** Marks the pages of a build that is not for the public. */
export const pluginStaging = ({
  label = 'staging',
  noIndex = true,
}: PluginStagingOptions = {}): RsbuildPlugin => ({
  name: PLUGIN_STAGING_NAME,
  apply: 'build',

  setup(api) {
    if (label.trim() === '') {
      throw new Error(`[${PLUGIN_STAGING_NAME}] "label" must not be empty.`);
    }

    api.modifyHTMLTags(({ headTags, bodyTags }) => {
      const ribbon = {
        tag: 'div',
        attrs: { style: 'position:fixed;inset:auto 0 0 auto;background:gold' },
        children: label,
      };
      const meta = { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } };
      return {
        headTags: noIndex ? [...headTags, meta] : headTags,
        bodyTags: [...bodyTags, ribbon],
      };
    });

    if (noIndex) {
      // Only builds for browsers need the file.
      api.processAssets(
        { stage: 'additional', targets: ['web'] },
        ({ compilation, sources }) => {
          const text = 'User-agent: *\nDisallow: /\n';
          compilation.emitAsset('robots.txt', new sources.RawSource(text));
        },
      );
    }

    api.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) api.logger.info(`marked as '${label}'`);
    });
  },
});
