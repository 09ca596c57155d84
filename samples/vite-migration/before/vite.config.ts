import { fileURLToPath, URL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/harbour/',
  plugins: [react()],
  define: {
    __RELEASE__: JSON.stringify('tern'),
  },
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    preprocessorOptions: {
      scss: { additionalData: '@use "@/tokens" as *;\n' },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/tides': {
        target: 'http://localhost:4700',
        rewrite: (path) => path.replace(/^\/tides/, ''),
      },
    },
  },
  build: {
    outDir: 'www',
    assetsInlineLimit: 2048,
  },
});
