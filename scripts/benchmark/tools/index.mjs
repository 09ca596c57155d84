import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Tool
 * @property {string} key
 * @property {string} desc - name and version
 * @property {(port: number) => string[]} dev - arguments of `node` that start the dev server
 * @property {string[]} build - arguments of `node` that build for production
 */

/**
 * The tools, in the order of the runs.
 *
 * @param {string} folder - with their packages in `node_modules` and configurations in `tools`
 * @returns {Tool[]}
 */
export function listTools(folder) {
  const packages = path.join(folder, 'node_modules');
  /** @param {string} name @returns {string} '' if it is not installed */
  const version = (name) => {
    const file = path.join(packages, name, 'package.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : '';
  };
  const vite = path.join(packages, 'vite/bin/vite.js');
  const webpack = path.join(packages, 'webpack-cli/bin/cli.js');
  /** @param {string} file */
  const config = (file) => ['--config', path.join(folder, 'tools', file)];
  /** @param {string} compiler @param {string} file */
  const webpackTool = (compiler, file) => ({
    dev: (/** @type {number} */ port) => [
      webpack,
      'serve',
      '--mode',
      'development',
      '--port',
      String(port),
      ...config(file),
    ],
    build: [webpack, 'build', '--mode', 'production', ...config(file)],
    desc: `webpack ${version('webpack')} + ${compiler}`,
  });
  /** @param {string} name @param {string} file */
  const rsbuildTool = (name, file) => {
    const rsbuild = path.join(packages, name, 'bin/rsbuild.js');
    return {
      desc: `Rsbuild ${version(name)}`,
      dev: (/** @type {number} */ port) => [
        rsbuild,
        'dev',
        '--port',
        String(port),
        ...config(file),
      ],
      build: [rsbuild, 'build', ...config(file)],
    };
  };
  return [
    { key: 'rsbuild', ...rsbuildTool('@rsbuild/core', 'rsbuild.config.mjs') },
    { key: 'rsbuild-1', ...rsbuildTool('rsbuild-1', 'rsbuild-1.config.mjs') },
    {
      key: 'vite',
      desc: `Vite ${version('vite')}`,
      dev: (port) => [vite, '--port', String(port), '--strictPort', ...config('vite.config.mjs')],
      build: [vite, 'build', ...config('vite.config.mjs')],
    },
    { key: 'webpack-swc', ...webpackTool('SWC', 'webpack-swc.config.mjs') },
    { key: 'webpack-babel', ...webpackTool('Babel', 'webpack-babel.config.mjs') },
  ];
}
