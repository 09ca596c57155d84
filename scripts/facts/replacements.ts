import type { ThingKind } from '../../src/facts/index.ts';

/**
 * Replacements in 2.x for options and exports whose `@deprecated` notes do not mention one in any
 * version. Each row says what the replacement is based on; `npm run facts` fails for a row whose
 * name has such a note, or still exists in 2.x.
 */
export interface Replacement {
  /** Null if 2.x has no replacement. */
  use: string | null;
  evidence: string;
}

const optionReplacements: Record<string, Replacement> = {
  'performance.bundleAnalyze': {
    use: 'Rsdoctor',
    evidence: 'the deprecation note of 1.7 names the tool, not an option',
  },
  'performance.profile': {
    use: null,
    evidence:
      'the change that removed it, in the repository of the tool, advises a plugin of your own',
  },
  'performance.removeMomentLocale': {
    use: null,
    evidence:
      'the change that removed it, in the repository of the tool: Rspack 2 leaves the locales out',
  },
  'tools.webpack': {
    use: 'tools.rspack',
    evidence: 'the webpack provider has no version for 2.x; this is the same hook for Rspack',
  },
  'tools.webpackChain': {
    use: 'tools.bundlerChain',
    evidence: 'the webpack provider has no version for 2.x; this is the same hook for Rspack',
  },
  provider: { use: null, evidence: 'the webpack provider has no version for 2.x' },
};
const renamed = 'in 2.x the same hook stands under this name, and the old one is gone';
const noWebpack = 'the webpack provider has no version for 2.x; this is the same hook for Rspack';

const apiReplacements: Record<string, Replacement> = {
  OnAfterStartProdServerFn: { use: 'OnAfterStartPreviewServerFn', evidence: renamed },
  OnBeforeStartProdServerFn: { use: 'OnBeforeStartPreviewServerFn', evidence: renamed },
  'RsbuildInstance.onAfterStartProdServer': { use: 'onAfterStartPreviewServer', evidence: renamed },
  'RsbuildInstance.onBeforeStartProdServer': {
    use: 'onBeforeStartPreviewServer',
    evidence: renamed,
  },
  'RsbuildPluginAPI.onAfterStartProdServer': {
    use: 'onAfterStartPreviewServer',
    evidence: renamed,
  },
  'RsbuildPluginAPI.onBeforeStartProdServer': {
    use: 'onBeforeStartPreviewServer',
    evidence: renamed,
  },
  'RsbuildPluginAPI.modifyWebpackChain': { use: 'modifyBundlerChain', evidence: noWebpack },
  'RsbuildPluginAPI.modifyWebpackConfig': { use: 'modifyRspackConfig', evidence: noWebpack },
  ModifyWebpackChainFn: { use: 'ModifyBundlerChainFn', evidence: noWebpack },
  ModifyWebpackChainUtils: { use: 'ModifyBundlerChainUtils', evidence: noWebpack },
  ModifyWebpackConfigFn: { use: 'ModifyRspackConfigFn', evidence: noWebpack },
  ModifyWebpackConfigUtils: { use: 'ModifyRspackConfigUtils', evidence: noWebpack },
  StartServerResult: {
    use: 'StartDevServerResult',
    evidence: '`startDevServer` of 2.x resolves to this type; `preview` has one of its own',
  },
};

/** The table for each kind of entry that has one. */
export const replacements: Partial<Record<ThingKind, Record<string, Replacement>>> = {
  options: optionReplacements,
  exports: apiReplacements,
  members: apiReplacements,
};
