import { defineConfig } from 'rsbuild-1';
import { pluginReact } from 'rsbuild-1-plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  html: { template: './template.html' },
});
