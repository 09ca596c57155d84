import { expect, test } from 'vitest';
import type { Report } from '../../../src/check/types.ts';
import { translate } from '../../translate.ts';
import { reportMarkdown, rewrittenTitle, summaryOf } from './texts.ts';

const t = translate('en');
const report = (more: Partial<Report>): Report => ({
  tool: 'rsbuild',
  minor: '1.7',
  findings: [],
  options: [],
  remarks: [],
  ...more,
});
const place = { name: 'output.minfy', start: 1, end: 2, line: 3 };

test.each<[string, Partial<Report>, string]>([
  ['nothing', {}, 'Checked for Rsbuild 1.7. No errors, no warnings.'],
  [
    'one error',
    { findings: [{ kind: 'unknown', level: 'error', params: {}, ...place }] },
    'Checked for Rsbuild 1.7. Errors: 1, warnings: 0.',
  ],
  ['a problem', { problem: { kind: 'empty', line: 1, detail: '' } }, 'The file cannot be read.'],
  [
    'another tool',
    { tool: 'vite' },
    'Read as Vite. Settings: 0, without a counterpart or unknown: 0.',
  ],
])('a summary of %s', (_, more, summary) => {
  expect(summaryOf(report(more), t)).toBe(summary);
});

test('the report as Markdown has every part, with whole URLs', () => {
  const unknown = { kind: 'unknownNear', level: 'error' as const, params: { nearest: 'minify' } };
  const text = 'Use [`root`](/config/root) or [another](https://a.example/b).';
  const mapped = { ...unknown, ...place, name: 'root', text, page: '/guide/migration/vite#shared' };
  const changed = {
    kind: 'deprecated',
    level: 'warning' as const,
    params: {},
    name: 'a.b',
    line: 5,
  };
  const unset = { ...changed, kind: 'removed', params: { removed: '2.0' }, name: 'c' };
  const { line: _, ...ofNoLine } = unset;
  const markdown = reportMarkdown(
    report({
      findings: [{ ...unknown, ...place }, mapped],
      remarks: [{ kind: 'spread', line: 4, code: '...base' }],
      upgrade: { minor: '2.3', findings: [changed], defaults: [ofNoLine] },
      rewritten: { name: 'rsbuild.config.ts', text: 'export default {};\n' },
    }),
    t,
    (path) => `https://site${path}`,
  );
  expect(markdown.split('\n\n')).toEqual([
    '# Checked for Rsbuild 1.7. Errors: 2, warnings: 0.',
    '## Findings',
    '- Line 3, Error: `output.minfy`: Unknown option. Did you mean `minify`?\n' +
      '- Line 3, Error: [`root`](https://site/guide/migration/vite#shared): ' +
      'Use [`root`](https://site/config/root) or [another](https://a.example/b).',
    '## Upgrade to 2.3',
    '- Line 5, Warning: `a.b`: Deprecated.\n' +
      '- Warning: `c`: Removed in 2.0: it has no effect, and there is no warning.',
    '## Not read, or read with all branches',
    '- Line 4: `...base`: Spread of a value that is only known at runtime: not read',
    '## The file for 2.3',
    '```ts\nexport default {};\n```',
  ]);
});

test('the report of a file that cannot be read says where and why', () => {
  const problem = { kind: 'syntax', line: 7, detail: 'no comma' } as const;
  expect(reportMarkdown(report({ problem }), t, String)).toBe(
    '# The file cannot be read.\n\nLine 7: Syntax error. The parser says: no comma',
  );
});

test.each<[why: string, more: Partial<Report>, title: string]>([
  ['from another tool', { tool: 'vite' }, 'A draft of rsbuild.config.ts'],
  [
    'for a newer version',
    { upgrade: { minor: '2.3', findings: [], defaults: [] } },
    'The file for 2.3',
  ],
  ['for the version it has', {}, 'The file without removed options'],
])('a new file %s is called so', (_, more, title) => {
  expect(rewrittenTitle(report(more), t)).toBe(title);
});
