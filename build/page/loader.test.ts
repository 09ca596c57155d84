import { expect, test } from 'vitest';
import pageLoader from './loader.mjs';

/** Result of the loader for a page. */
const resultOf = (compile: (context: object, source: string) => Promise<string>) =>
  new Promise((resolve) => {
    const context = {
      async: () => (error: unknown, code?: string) => resolve({ error, code }),
      getOptions: () => ({ compile }),
    };
    pageLoader.call(context as unknown as ThisParameterType<typeof pageLoader>, '# Page');
  });

test('the bundler gets the code of a page', async () => {
  expect(await resultOf(async (_, source) => `code of ${source}`)).toEqual({
    error: null,
    code: 'code of # Page',
  });
});

test('a page that cannot be compiled ends the build', async () => {
  const error = new Error('guide.mdx:1: no component');
  expect(await resultOf(() => Promise.reject(error))).toEqual({ error, code: undefined });
});
