import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
vi.mock('@rspress/core/theme', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
vi.mock('../../hooks/useVersion.ts', () => ({ useVersion: () => '1.4' }));
vi.mock('../../navigation/version.ts', () => ({ chooseVersion: () => {} }));
vi.mock('../Menu/index.tsx', () => ({
  Menu: ({ label, children }: Record<string, ReactNode>) => (
    <>
      <b>{label}</b>
      {children}
    </>
  ),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { VersionMenu } = await import('./index.tsx');

const html = renderToStaticMarkup(<VersionMenu />);

test('until styles know better, its button says the default as readers see it', () => {
  expect(html).toMatch(/^<b><span [^>]*>versions.menu: <\/span><span [^>]*data-default="2\.x">/);
});

test('the chosen version alone is checked', () => {
  expect([...html.matchAll(/<input [^>]*checked=""[^>]*>/g)].map(([input]) => input)).toEqual([
    expect.stringContaining('value="1.4"'),
  ]);
});
