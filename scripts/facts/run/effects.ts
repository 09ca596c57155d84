/** Where the generated Rspack configuration shows the values of unset options. */
import type { FactValue } from '../../../src/facts/index.ts';
import type { Observed } from './observe.ts';

/** Whether a value is an object with members. */
export const isObject = (value: FactValue | undefined): value is { [key: string]: FactValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a dotted path from a value. */
export function at(value: FactValue | undefined, path: string): FactValue | undefined {
  return path
    .split('.')
    .reduce<FactValue | undefined>((part, key) => (isObject(part) ? part[key] : undefined), value);
}

/** Part of a file name after its folder. */
function within(file: FactValue | undefined, folder: FactValue | undefined): FactValue | undefined {
  if (typeof file !== 'string' || typeof folder !== 'string') return undefined;
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
}

function folderOf(file: FactValue | undefined): FactValue | undefined {
  return typeof file === 'string' && file.includes('/')
    ? file.slice(0, file.lastIndexOf('/'))
    : undefined;
}

type Read = (run: Observed) => FactValue | undefined;

const assetName =
  (kind: string): Read =>
  (run) =>
    within(run.effects[`asset.${kind}`], at(run.normalized, `output.distPath.${kind}`));

/**
 * Options that stay `undefined` in the normalized configuration and get their value where they are
 * used. Each one is read from the generated configuration.
 */
export const appliedDefaults: Record<string, Read> = {
  // The only entry of the project is named `index`.
  'output.filename.html': (run) => {
    const name = run.effects['html.filename'];
    return typeof name === 'string' ? name.replace('index', '[name]') : undefined;
  },
  'output.filename.js': (run) =>
    within(run.effects['output.filename'], at(run.normalized, 'output.distPath.js')),
  'output.filename.css': (run) =>
    within(run.effects['css.filename'], at(run.normalized, 'output.distPath.css')),
  'output.filename.svg': assetName('svg'),
  'output.filename.font': assetName('font'),
  'output.filename.image': assetName('image'),
  'output.filename.media': assetName('media'),
  'output.filename.wasm': (run) =>
    within(
      run.effects['output.webassemblyModuleFilename'],
      at(run.normalized, 'output.distPath.wasm'),
    ),
  'output.filename.assets': (run) =>
    within(run.effects['output.assetModuleFilename'], at(run.normalized, 'output.distPath.assets')),
  'output.distPath.jsAsync': (run) => folderOf(run.effects['output.chunkFilename']),
  'output.distPath.cssAsync': (run) => folderOf(run.effects['css.chunkFilename']),
  'output.cssModules.localIdentName': (run) =>
    at(run.effects['loader.css'], 'modules.localIdentName'),
  'output.sourceMap.js': (run) => run.effects.devtool,
  'output.overrideBrowserslist': (run) => run.browserslist,
  'source.include': (run) => run.effects['rule.js.include'],
};

const analyzer =
  (option: string): Read =>
  (run) => {
    const value = at(run.effects.analyzer, option);
    // The only environment of the project is named `web`.
    const isNamed = option === 'reportFilename' && typeof value === 'string';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is what is shown
    return isNamed ? { $code: `\`${value.replace('web', '${environment.name}')}\`` } : value;
  };

/** The same for members whose parent object has to be set. */
export const appliedInParent: Record<string, Read> = {
  'performance.buildCache.cacheDirectory': (run) =>
    at(run.effects.cacheOptions, 'storage.directory'),
  ...Object.fromEntries(
    [
      'analyzerMode',
      'analyzerHost',
      'analyzerPort',
      'reportFilename',
      'defaultSizes',
      'openAnalyzer',
      'generateStatsFile',
      'statsFilename',
      'statsOptions',
      'excludeAssets',
      'logLevel',
    ].map((option) => [`performance.bundleAnalyze.${option}`, analyzer(option)]),
  ),
};

/** Effects of an unset option, by option: the label of the path, and a function that reads it. */
export const shownEffects: Record<string, Record<string, Read>> = {
  'output.minify': {
    'optimization.minimize': (run) => run.effects['optimization.minimize'],
    'optimization.minimizer': (run) => run.effects['optimization.minimizer'],
  },
  'output.target': { target: (run) => run.effects.target },
  'output.sourceMap': { devtool: (run) => run.effects.devtool },
  'performance.chunkSplit': {
    'optimization.splitChunks': (run) => run.effects['optimization.splitChunks'],
  },
  'html.template': { templateContent: (run) => run.effects['html.templateContent'] },
  'tools.cssLoader': { 'css-loader': (run) => run.effects['loader.css'] },
  'tools.lightningcssLoader': {
    'builtin:lightningcss-loader': (run) => run.effects['loader.lightningcss'],
  },
  'tools.swc': { 'builtin:swc-loader': (run) => run.effects['loader.swc'] },
};

/** Declared defaults that are paths of files, which runs without the file cannot show. */
export const needsFile = new Set(['source.tsconfigPath']);
