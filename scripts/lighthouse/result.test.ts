import { describe, expect, it, test } from 'vitest';
import {
  failedChecks,
  figures,
  medianFigures,
  misses,
  type Report,
  runsLighthouse,
} from './result.mjs';

test.each([
  ['20.19.0', false],
  ['22.18.9', false],
  ['22.19.0', true],
  ['24.0.0', true],
])('Lighthouse on Node.js %s: %s', (version, runs) => {
  expect(runsLighthouse(version)).toBe(runs);
});

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
    // Does not apply: no file, no fault.
    'robots-txt': { title: 'robots.txt is valid', score: null },
    // Has no weight: a person looks at it.
    'structured-data': { title: 'Structured data is valid', score: 0 },
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 1500.4 },
    'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 900.6 },
    'total-blocking-time': { title: 'TBT', score: 0.9, numericValue: 61.2 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.00049 },
    'total-byte-weight': { title: 'Bytes', score: 1, numericValue: 150_000 },
    'network-requests': { title: 'Requests', score: 1, details: { items: [{}, {}, {}] } },
  },
  environment: { benchmarkIndex: 1224.5 },
};
const page = {
  performance: 97,
  accessibility: 99,
  'best-practices': 100,
  seo: 92,
  lcp: 1500,
  fcp: 901,
  tbt: 61,
  cls: 0,
  bytes: 150_000,
  requests: 3,
  machine: 1225,
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
  const runs = [page, { ...page, tbt: 10, lcp: 1700 }, { ...page, tbt: 20, lcp: 1600 }];
  expect(medianFigures(runs)).toEqual({ ...page, tbt: 20, lcp: 1600 });
});

test.each([
  [{}, ['performance is 97, wanted at least 98', 'accessibility', 'SEO is 92', 'TBT ms is 61']],
  [{ performance: 98, accessibility: 100, seo: 100, tbt: 60 }, []], // the limits themselves are met
  [{ performance: 100, accessibility: 100, seo: 100, tbt: 0, cls: 0.001 }, ['CLS is 0.001']],
])('%j misses %j', (change, expected) => {
  const found = misses('home', { ...page, ...change });
  expect(found).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
});

test('checks that cost points are named', () => {
  expect(failedChecks(report)).toEqual(['seo: No description (meta-description)']);
});
