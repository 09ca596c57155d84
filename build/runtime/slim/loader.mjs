import path from 'node:path';
import { slimPageData, slimRoutes, slimSiteData } from './modules.mjs';

const slims = {
  'virtual-page-data.js': slimPageData,
  'virtual-routes.js': slimRoutes,
  'virtual-site-data.js': slimSiteData,
};

/**
 * Rspack loader for the modules in which Rspress keeps its data about all pages: every page loads
 * them, so they are folded.
 *
 * @this {import('@rspack/core').LoaderContext<{ defaultLanguage: string, strings: string }>}
 * @param {string} source
 * @returns {string}
 */
export default function slimLoader(source) {
  // They hold dates from git, which change without a change of any file.
  if (this.mode === 'production') this.cacheable(false);
  const name = /** @type {keyof typeof slims} */ (path.basename(this.resourcePath));
  const expand = path.join(import.meta.dirname, 'expand.mjs');
  return slims[name](source, { ...this.getOptions(), expand });
}

/** Files that the loader knows. */
export const slimFiles = Object.keys(slims);
