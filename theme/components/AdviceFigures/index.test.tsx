import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Advice } from '../../../src/advice.ts';
import { majors, minorsOf } from '../../../src/versions.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, params.rsbuild, params.cpu].join(' ').trim(),
}));
vi.mock('../For/index.tsx', () => ({
  For: ({ minors, inline, children }: Record<string, ReactNode>) => (
    <section>
      {inline && 'inline, '}
      {minors}: {children}
    </section>
  ),
}));
vi.mock('../Facts/index.tsx', () => ({
  FactTable: ({ head, rows }: { head: string[]; rows: { text: string }[][] }) =>
    [head, ...rows.map((cells) => cells.map(({ text }) => text))]
      .map((cells) => cells.join(' | '))
      .join('; '),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { AdviceConditions, AdviceFigures } = await import('./index.tsx');

/** A major took as many seconds as its number says. */
const data = {
  advice: { cache: ['without'] },
  majors: Object.fromEntries(
    majors.map((major) => [
      major,
      {
        versions: { rsbuild: `${major}.9.9`, rspack: '' },
        medians: { without: Number(major) },
        raw: { without: [Number(major)] },
      },
    ]),
  ),
  application: {},
  machine: { cpu: 'C' },
} as unknown as Advice;

const texts = (node: ReactNode) =>
  [...renderToStaticMarkup(node).matchAll(/<section>(.*?)<\/section>/g)].map(([, text]) =>
    text?.trim(),
  );

test('each major has the times that were measured with it', () => {
  expect(texts(<AdviceFigures data={data} advice="cache" />)).toEqual(
    majors.map((major) => {
      const time = `${major}.00`;
      const head = 'advice.case | advice.time | advice.range | advice.change';
      return `${minorsOf(major)}: ${head}; advice.without | ${time} s | ${time}–${time} s |`;
    }),
  );
});

test('each major has the versions that were measured', () => {
  expect(texts(<AdviceConditions data={data} />)).toEqual(
    majors.map((major) => `inline, ${minorsOf(major)}: advice.conditions ${major}.9.9 C`),
  );
  expect(renderToStaticMarkup(<AdviceConditions data={data} />)).toMatch(
    /<a href="[^"]*\/scripts\/benchmark" target="_blank" rel="noopener">benchmark.script<\/a><\/p>$/,
  );
});
