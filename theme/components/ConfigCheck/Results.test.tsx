import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Finding, Report } from '../../../src/check/types.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? `${key} ${Object.values(params).join()}`.trim() : key,
  useLang: () => 'zh',
}));
vi.mock('../Link/index.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));
vi.mock('./CopyAction.tsx', () => ({ CopyAction: ({ label }: { label: string }) => label }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Results } = await import('./Results.tsx');

const report: Report = { tool: 'rsbuild', minor: '1.7', findings: [], options: [], remarks: [] };
const finding: Finding = { kind: 'unknown', level: 'error', name: 'a.b', params: {}, line: 3 };

const html = (more: Partial<Report>) =>
  renderToStaticMarkup(<Results report={{ ...report, ...more }} onSelect={() => {}} />).replaceAll(
    '<wbr/>',
    '',
  );
const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const all = (markup: string, pattern: RegExp) =>
  [...markup.matchAll(pattern)].map((found) => found[1] ?? '');
const items = (markup: string) => all(markup, /<li [^>]*>(.*?)<\/li>/g).map(plain);

test.each<[why: string, finding: Finding, text: string]>([
  ['an error', finding, 'check.line 3 check.level.error a.b check.unknown'],
  [
    'a note, whose level goes without saying',
    { ...finding, level: 'info' },
    'check.line 3 a.b check.unknown',
  ],
  [
    'a setting out of a guide',
    { ...finding, level: 'info', text: 'Use `c`.', page: '/zh/guide/migration/vite' },
    'check.line 3 a.b Use c . check.guide',
  ],
  [
    'what the file does not set',
    { kind: 'removed', level: 'warning', name: 'a', params: {} },
    'check.level.warning a check.removed',
  ],
])('%s', (_, one, text) => {
  expect(items(html({ findings: [one] }))).toEqual([text]);
});

test.each([
  ['/config/a', '/zh/config/a'],
  ['/zh/guide/migration/vite#a', '/zh/guide/migration/vite#a'],
])('a page at %s is %s to Chinese readers', (page, href) => {
  const markup = html({
    findings: [{ ...finding, page }],
    options: [{ name: 'a', line: 1, start: 0, end: 1, page, isDefault: false }],
  });
  expect(all(markup, /<a href="([^"]*)"/g)).toEqual([href, href]);
});

test.each<[what: string, part: (count: number) => Partial<Report>]>([
  ['findings', (count) => ({ findings: Array.from({ length: count }, () => finding) })],
  [
    'remarks',
    // Two on one line.
    (count) => ({
      remarks: Array.from({ length: count }, () => ({ kind: 'spread', line: 1, code: '...a' })),
    }),
  ],
])('of many %s the first 60 show, and a button for the rest', (_, part) => {
  expect(items(html(part(60)))).toHaveLength(60);
  expect(html(part(60))).not.toContain('check.more');
  expect(items(html(part(61)))).toHaveLength(60);
  expect(html(part(61))).toContain('check.more 61');
});

test('what a newer version changes, and what it leaves', () => {
  const later: Finding = { ...finding, kind: 'removed', name: 'later' };
  const unset: Finding = { kind: 'defaultChanged', level: 'info', name: 'unset', params: {} };
  const changed = html({ upgrade: { minor: '2.3', findings: [later], defaults: [unset] } });
  expect(changed).toContain('<h2>check.upgrade 2.3</h2>');
  expect(items(changed)).toEqual([
    'check.line 3 check.level.error later check.removed',
    'unset check.defaultChanged',
  ]);
  // Folded: of these there may be dozens.
  expect(changed).toMatch(/<details[^>]*><summary>check.defaults 1</);
  const same = html({ upgrade: { minor: '2.3', findings: [], defaults: [] } });
  expect(plain(same)).toBe('check.upgrade 2.3 check.upgrade.none');
});

test('what was not read, and why', () => {
  const markup = html({ remarks: [{ kind: 'spread', line: 4, code: '...base' }] });
  expect(plain(markup)).toBe('check.remarks check.line 4 ...base check.remark.spread');
});

test('a new file, and a button that copies it', () => {
  const markup = html({ rewritten: { name: 'rsbuild.config.ts', text: 'export default {};' } });
  expect(plain(markup)).toBe('check.fixed check.copyFile export default {};');
  // A long one is scrolled with the keyboard, too.
  expect(markup).toContain('tabindex="0"');
});

test.each([
  ['rsbuild', 'check.findings'],
  ['vite', 'check.mapping'],
] as const)('what is said of a file of %s is under %s', (tool, title) => {
  expect(html({ tool, findings: [finding] })).toContain(`<h2>${title}</h2>`);
});

test('the options of the file with their defaults by mode', () => {
  const option = { line: 2, start: 0, end: 1 };
  const options = [
    { ...option, name: 'a', default: { development: '1', production: '1' }, isDefault: true },
    { ...option, name: 'b', default: { development: '1', production: '2' }, isDefault: false },
    { ...option, name: 'c', isDefault: false },
  ];
  const [, body = ''] = html({ options }).split('<tbody>');
  expect(all(body, /<tr>(.*?)<\/tr>/g).map(plain)).toEqual([
    'check.line 2 a 1 check.options.same',
    'check.line 2 b 1 / 2',
    'check.line 2 c',
  ]);
});

test('of a file that cannot be read, where and why, and nothing else', () => {
  const problem = { kind: 'conflict', line: 4, detail: '<<<' } as const;
  expect(plain(html({ problem, findings: [finding] }))).toBe(
    'check.line 4 check.problem.conflict <<<'.replace('<<<', '&lt;&lt;&lt;'),
  );
});
