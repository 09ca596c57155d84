const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');

module.exports = (env, { mode }) => {
  const production = mode === 'production';
  const styleLoader = production ? MiniCssExtractPlugin.loader : 'style-loader';

  return {
    entry: { main: './src/main.jsx' },
    output: {
      path: path.resolve(__dirname, 'build'),
      publicPath: '/seeds/',
      filename: production ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      clean: true,
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    resolve: {
      alias: { '@': path.resolve(__dirname, 'src') },
      extensions: ['.jsx', '.js', '.json'],
    },
    module: {
      rules: [
        { test: /\.jsx?$/, exclude: /node_modules/, use: 'babel-loader' },
        {
          test: /\.module\.scss$/,
          use: [
            styleLoader,
            {
              loader: 'css-loader',
              options: {
                modules: { localIdentName: '[local]_[hash:base64:5]', namedExport: false },
              },
            },
            'sass-loader',
          ],
        },
        { test: /\.css$/, use: [styleLoader, 'css-loader'] },
        {
          test: /\.svg$/,
          type: 'asset',
          parser: { dataUrlCondition: { maxSize: 8 * 1024 } },
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: './public/index.html', title: 'Seed catalogue' }),
      new DefinePlugin({ 'process.env.API_URL': JSON.stringify(process.env.API_URL) }),
      new CopyPlugin({ patterns: [{ from: 'public/robots.txt' }] }),
      production && new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' }),
    ].filter(Boolean),
    devServer: {
      port: 8080,
      historyApiFallback: { index: '/seeds/index.html' },
      proxy: [{ context: ['/api'], target: 'http://localhost:4000' }],
    },
  };
};
