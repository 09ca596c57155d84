import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Advice } from '../../../src/advice.ts';
import { majors, minorsOf } from '../../../src/versions.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, params.rsbuild].join(' ').trim(),
}));
vi.mock('../For/index.tsx', () => ({
  For: ({ minors, children }: Record<string, ReactNode>) => (
    <section>
      {minors}: {children}
    </section>
  ),
}));
vi.mock('../Facts/index.tsx', () => ({
  FactTable: ({ rows }: { rows: { text: string }[][] }) =>
    rows.map((cells) => cells.map(({ text }) => text).join(' | ')).join('\n'),
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
  machine: {},
} as unknown as Advice;

const texts = (node: ReactNode) =>
  [...renderToStaticMarkup(node).matchAll(/<section>(.*?)<\/section>/g)].map(([, text]) =>
    text?.trim(),
  );

test('each major has the times that were measured with it', () => {
  expect(texts(<AdviceFigures data={data} advice="cache" />)).toEqual(
    majors.map((major) => {
      const time = `${major}.00`;
      return `${minorsOf(major)}: advice.without | ${time} s | ${time}–${time} s |`;
    }),
  );
});

test('each major has the versions that were measured', () => {
  expect(texts(<AdviceConditions data={data} />)).toEqual(
    majors.map((major) => `${minorsOf(major)}: advice.conditions ${major}.9.9`),
  );
});
