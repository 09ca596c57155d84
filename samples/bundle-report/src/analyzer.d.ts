declare module 'webpack-bundle-analyzer';
