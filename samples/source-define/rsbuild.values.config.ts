import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/values.js' },
    define: {
      A_QUOTED: '"text"',
      A_CODE: 'Date.now()',
      A_SUM: '2 + 3',
      A_NUMBER: 42,
      A_BOOLEAN: true,
      A_NULL: null,
      AN_UNDEFINED: undefined,
      A_REGEXP: /^[a-z]+$/i,
      A_FUNCTION: (fare: number) => fare * 2,
      A_LIST: ['"text"', 1],
      AN_OBJECT: { text: '"text"', deep: { off: false } },
    },
  },
  output: { filenameHash: false, minify: false },
});
