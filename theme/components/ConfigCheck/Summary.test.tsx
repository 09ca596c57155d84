import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Report } from '../../../src/check/types.ts';
import type { CopyActionProps } from './CopyAction.tsx';
import type { CheckState } from './useReport.ts';

let lang = 'en';
const copies: CopyActionProps[] = [];
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  useLang: () => lang,
  withBase: (path: string) => `/base${path}`,
}));
vi.mock('./CopyAction.tsx', () => ({
  CopyAction: (props: CopyActionProps) => {
    copies.push(props);
    return <i>{props.label}</i>;
  },
}));
vi.mock('./ShareAction.tsx', () => ({ ShareAction: () => <i>share</i> }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Summary } = await import('./Summary.tsx');

afterEach(() => vi.unstubAllGlobals());

const page = '/config/output/minify';
const report: Report = {
  tool: 'rsbuild',
  minor: '1.7',
  findings: [
    { kind: 'removed', level: 'error', name: 'a', params: {}, line: 1, page },
    { kind: 'mapped', level: 'info', name: 'b', params: {}, page: '/zh/guide/migration/vite' },
  ],
  options: [],
  remarks: [],
};

/** What the buttons copy, by their labels, and what else is offered. */
function offered(state: CheckState): { html: string; copied: Record<string, unknown> } {
  copies.length = 0;
  vi.stubGlobal('location', { href: 'https://site.example/base/config/check' });
  const html = renderToStaticMarkup(
    <Summary id="said" state={state} text="Said." files={[]} onRetry={() => {}} />,
  );
  return {
    html,
    copied: Object.fromEntries(copies.map(({ label, getText }) => [label, getText()])),
  };
}

test.each([
  ['en', 'https://site.example/base/config/output/minify'],
  ['zh', 'https://site.example/base/zh/config/output/minify'],
])('the report that is copied on a page in %s leads to pages in it', (language, url) => {
  lang = language;
  const { copied } = offered({ kind: 'ready', report });
  expect(copied['check.copyReport']).toContain(`(${url})`);
  // What the guides say of themselves has its language already.
  if (lang === 'zh') {
    expect(copied['check.copyReport']).toContain(
      '(https://site.example/base/zh/guide/migration/vite)',
    );
  }
});

test('a new file is offered where there is one', () => {
  const rewritten = { name: 'rsbuild.config.ts', text: 'export default {};' };
  expect(Object.keys(offered({ kind: 'ready', report }).copied)).toEqual(['check.copyReport']);
  const { copied } = offered({ kind: 'ready', report: { ...report, rewritten } });
  expect(copied['check.copyFile']).toBe(rewritten.text);
});

test.each<[kind: CheckState['kind'], isOffered: boolean]>([
  ['idle', false],
  ['loading', false],
  ['failed', true],
])('while it is %s, another attempt is offered: %s', (kind, isOffered) => {
  const { html } = offered({ kind, report } as CheckState);
  expect(html.includes('check.retry')).toBe(isOffered);
  expect(html).toContain(`<p id="said" data-state="${kind}">Said.</p>`);
});
