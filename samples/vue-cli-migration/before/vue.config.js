const { defineConfig } = require('@vue/cli-service');

module.exports = defineConfig({
  publicPath: '/bees/',
  outputDir: 'site',
  assetsDir: 'static',
  productionSourceMap: false,
  transpileDependencies: ['vue-router'],
  css: {
    loaderOptions: {
      scss: { additionalData: '@import "~@/assets/tokens.scss";' },
    },
  },
  chainWebpack: (config) => {
    config.plugin('html').tap(([options]) => [{ ...options, title: 'Bee yard' }]);
  },
  devServer: {
    port: 8080,
    proxy: {
      '^/hives': { target: 'http://localhost:4800' },
    },
  },
});
