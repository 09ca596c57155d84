/** Detects which tool a configuration file belongs to. */
import type { Program } from './parse.ts';
import type { Tool } from './types.ts';

const byName: readonly (readonly [RegExp, Tool])[] = [
  [/rsbuild[\w.-]*\.config|^rsbuild/i, 'rsbuild'],
  [/vite/i, 'vite'],
  [/webpack/i, 'webpack'],
  [/vue\.config|vue-cli/i, 'vue-cli'],
  [/craco/i, 'craco'],
];

const byModule: readonly (readonly [string, Tool])[] = [
  ['@rsbuild/core', 'rsbuild'],
  ['vite', 'vite'],
  ['vitest/config', 'vite'],
  ['@vue/cli-service', 'vue-cli'],
  ['@craco/craco', 'craco'],
  ['webpack', 'webpack'],
];

/** Words specific to one tool, used when neither the file name nor the imports decide. */
const byWord: readonly (readonly [RegExp, Tool])[] = [
  [/@rsbuild\//, 'rsbuild'],
  [/\b(?:chainWebpack|configureWebpack|transpileDependencies|productionSourceMap)\b/, 'vue-cli'],
  [/@vitejs\/|\b(?:rollupOptions|optimizeDeps)\b/, 'vite'],
  [/-webpack-plugin|\b(?:devServer|devtool)\s*:|\bmodule\s*:\s*\{\s*rules\b/, 'webpack'],
];

/**
 * @param name - of the file, with or without its folder
 * @returns the tool; Rsbuild when nothing indicates another one
 */
export function toolOf(name: string, { text }: Pick<Program, 'text'>): Tool {
  const modules = new Set(
    [...text.matchAll(/(?:from\s*|require\(\s*)(['"])([^'"]+)\1/g)].map(([, , module]) => module),
  );
  return (
    byName.find(([pattern]) => pattern.test(name.split(/[\\/]/).at(-1) ?? ''))?.[1] ??
    byModule.find(([module]) => modules.has(module))?.[1] ??
    byWord.find(([pattern]) => pattern.test(text))?.[1] ??
    'rsbuild'
  );
}

/** Paths under which tools based on webpack accept webpack options. */
export const webpackInside: Partial<Record<Tool, RegExp>> = {
  'vue-cli': /^configureWebpack\./,
  craco: /^webpack\.configure\.|^(?=devServer\.)/,
};
