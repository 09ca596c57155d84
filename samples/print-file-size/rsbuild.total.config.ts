import { defineConfig } from '@rsbuild/core';

const budget = 5_000;

export default defineConfig({
  performance: {
    printFileSize: {
      detail: false,
      total: ({ environmentName, assets, totalGzipSize }) => {
        const percent = Math.round((totalGzipSize / budget) * 100);
        return `${environmentName}: ${assets.length} files, ${percent} % of the budget`;
      },
    },
  },
});
