import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/**
 * Configuration shared by both webpack setups: entry, HTML, styles, hot updates.
 *
 * @param {(development: boolean) => { loader: string, options: object }} compiler - loader for TSX
 */
export function webpackConfig(compiler) {
  /** @param {unknown} _ @param {{ mode?: string }} flags */
  return (_, { mode }) => {
    const development = mode !== 'production';
    const styles = development ? require.resolve('style-loader') : MiniCssExtractPlugin.loader;
    const { loader, options } = compiler(development);
    return {
      entry: './src/index.tsx',
      output: {
        path: path.resolve('dist'),
        filename: development ? '[name].js' : '[name].[contenthash:8].js',
        clean: true,
      },
      devtool: development ? 'cheap-module-source-map' : false,
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        modules: [path.resolve(import.meta.dirname, '../node_modules')],
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            use: { loader: require.resolve(loader), options },
          },
          { test: /\.css$/, use: [styles, require.resolve('css-loader')] },
        ],
      },
      plugins: [
        new HtmlWebpackPlugin({ template: './template.html' }),
        development ? new ReactRefreshPlugin({ overlay: false }) : new MiniCssExtractPlugin(),
      ],
      optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
      performance: { hints: false },
      devServer: { hot: true, client: { overlay: false } },
    };
  };
}
