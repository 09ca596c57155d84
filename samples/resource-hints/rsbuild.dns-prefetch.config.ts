import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    dnsPrefetch: ['https://weather.example.org', 'https://tickets.example.com'],
  },
});
