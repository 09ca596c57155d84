import { createRequire } from 'node:module';
import { webpackConfig } from './webpack.shared.mjs';

const require = createRequire(import.meta.url);

export default webpackConfig((development) => ({
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    presets: [
      [require.resolve('@babel/preset-env'), { targets: 'chrome >= 107' }],
      [require.resolve('@babel/preset-react'), { runtime: 'automatic', development }],
      require.resolve('@babel/preset-typescript'),
    ],
    plugins: development ? [require.resolve('react-refresh/babel')] : [],
  },
}));
