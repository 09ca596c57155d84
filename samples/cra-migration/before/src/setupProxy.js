const { createProxyMiddleware } = require('http-proxy-middleware');

module.exports = function (app) {
  app.use(
    createProxyMiddleware({
      pathFilter: '/programme/api',
      target: 'http://localhost:4600',
      pathRewrite: { '^/programme': '' },
    }),
  );
};
