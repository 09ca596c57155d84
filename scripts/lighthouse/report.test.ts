import { describe, expect, it, test } from 'vitest';
import { failedChecks, figures, medianFigures, misses, type Report } from './report.mjs';

/** A report with one failed check in two categories. */
const report: Report = {
  finalDisplayedUrl: 'http://localhost/',
  categories: {
    performance: { score: 0.97, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: { score: 0.994, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'deprecations', weight: 5 }] },
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'meta-description', weight: 1 },
        { id: 'robots-txt', weight: 1 },
        { id: 'structured-data', weight: 0 },
      ],
    },
  },
  audits: {
    'color-contrast': { title: 'Contrast is enough', score: 1 },
    deprecations: { title: 'Avoids deprecated APIs', score: 1 },
    'meta-description': { title: 'No description', score: 0 },
    // Not applicable, so not a failure.
    'robots-txt': { title: 'robots.txt is valid', score: null },
    // Without weight: needs a manual check.
    'structured-data': { title: 'Structured data is valid', score: 0 },
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 1500.4 },
    'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 900.6 },
    'total-blocking-time': { title: 'TBT', score: 0.9, numericValue: 61.2 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.00049 },
    'total-byte-weight': { title: 'Bytes', score: 1, numericValue: 150_000 },
  },
};
const page = {
  performance: 97,
  accessibility: 99,
  'best-practices': 100,
  seo: 92,
  'LCP ms': 1500,
  'FCP ms': 901,
  'TBT ms': 61,
  CLS: 0,
  bytes: 150_000,
};

describe('the figures of a run', () => {
  it('are those of the report', () => {
    expect(figures(report)).toEqual(page);
  });

  it('need every score', () => {
    const categories = { ...report.categories, seo: { score: null, auditRefs: [] } };
    expect(() => figures({ ...report, categories })).toThrow('no score for seo');
  });

  it('need every value', () => {
    const { 'total-byte-weight': _, ...audits } = report.audits;
    expect(() => figures({ ...report, audits })).toThrow('no value for total-byte-weight');
  });
});

test('a page has the median of each figure on its own', () => {
  const runs = [
    page,
    { ...page, 'TBT ms': 10, 'LCP ms': 1700 },
    { ...page, 'TBT ms': 20, 'LCP ms': 1600 },
  ];
  expect(medianFigures(runs)).toEqual({ ...page, 'TBT ms': 20, 'LCP ms': 1600 });
});

const good = { ...page, performance: 98, accessibility: 100, seo: 100, 'TBT ms': 60 };
test.each([
  [
    'each limit',
    page,
    [
      'performance is 97, wanted at least 98',
      'accessibility is 99, wanted at least 100',
      'seo is 92, wanted at least 100',
      'TBT ms is 61, wanted at most 60',
    ],
  ],
  ['nothing when it is at the limits themselves', good, []],
  [
    'the limit of best practices',
    { ...good, 'best-practices': 99 },
    ['best-practices is 99, wanted at least 100'],
  ],
  ['a limit of 0', { ...good, CLS: 0.001 }, ['CLS is 0.001, wanted at most 0']],
  ['a figure that is no number', { ...good, CLS: Number.NaN }, ['CLS is NaN']],
])('a page misses %s', (_, figures, expected) => {
  const found = misses(figures);
  expect(found).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
});

test('checks that cost points are named', () => {
  expect(failedChecks(report)).toEqual(['seo: No description (meta-description)']);
});
