import { webpackConfig } from './webpack.shared.mjs';

export default webpackConfig((development) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      target: 'es2022',
    },
  },
}));
