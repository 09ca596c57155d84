import { expect, test } from 'vitest';
import strings from '../../../i18n.json' with { type: 'json' };
import type { Report } from '../../../src/check/types.ts';
import type { Translate } from '../Facts/describe.ts';
import { reportMarkdown, summaryOf } from './texts.ts';

const t: Translate = (key, params) =>
  strings[key].en.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params?.[name] ?? name);
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
  const finding = {
    kind: 'unknownNear',
    level: 'error' as const,
    params: { nearest: 'minify' },
    ...place,
  };
  const mapped = {
    ...finding,
    kind: 'mapped',
    text: '[`root`](/config/root)',
    page: '/guide/migration/vite#shared',
  };
  const markdown = reportMarkdown(
    report({
      findings: [finding, mapped],
      remarks: [{ kind: 'spread', line: 4, code: '...base' }],
      upgrade: { minor: '2.3', findings: [], defaults: [] },
      rewritten: { name: 'rsbuild.config.ts', text: 'export default {};\n' },
    }),
    t,
    (path) => `https://site${path}`,
  );
  expect(markdown).toContain(
    '- Line 3, Error: `output.minfy`: Unknown option. Did you mean `minify`?',
  );
  expect(markdown).toContain('[`root`](https://site/config/root)');
  expect(markdown).toContain('- Line 4: `...base`: Spread');
  expect(markdown).toContain('```ts\nexport default {};\n```');
});
