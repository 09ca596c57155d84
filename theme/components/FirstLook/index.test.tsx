import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Benchmark } from '../../../src/benchmark.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string, params: Record<string, string>) =>
    [key, ...Object.values(params)].join(' '),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { FirstLook } = await import('./index.tsx');

const group = (time: number) => ({
  metrics: ['Rsbuild 2.3.2', 'Rsbuild 1.7.6', 'Vite 8.0.1'].map((desc, index) => ({
    desc,
    time: time + index,
  })),
});

test('the times are those of a production build, of each tool once', () => {
  const data = {
    application: { components: 1000 },
    groups: { devStart: group(10), build: group(1.25), hotUpdate: group(20) },
  } as unknown as Benchmark;
  const html = renderToStaticMarkup(<FirstLook data={data}>code</FirstLook>);
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<div>code<p><a href="#benchmarkTitle">firstLook.figures 1000</a></p><dl>' +
      '<div><dt>Rsbuild 2.3.2</dt><dd>1.25s</dd></div>' +
      '<div><dt>Vite 8.0.1</dt><dd>3.25s</dd></div></dl></div>',
  );
});
