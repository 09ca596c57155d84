import { expect, test } from 'vitest';
import { loadAllPages } from '../content/lib/docs.ts';
import { parsePage } from '../content/lib/page.ts';
import { declaredClaims, describeReports, sectionReports, tieProblems, tiesOf } from './ties.ts';

const pages = loadAllPages();
const declared = declaredClaims();

test('every claim is made by a page in both languages, and every tie has its test', () => {
  expect(tieProblems(pages, declared)).toEqual([]);
  expect(new Set(declared.map(({ id }) => id)).size).toBe(declared.length);
});

test('the share of tied sentences', () => {
  const reports = sectionReports(pages.filter(({ lang }) => lang === 'en'));
  console.log(describeReports(reports));
  expect(reports.length).toBeGreaterThan(0);
});

test('a comment may tie several claims', () => {
  expect(tiesOf('A. {/* claim: a/b, c/d */} B. {/* claim: e/f */} {/* other */}')).toEqual([
    'a/b',
    'c/d',
    'e/f',
  ]);
});

const page = (lang: 'en' | 'zh', source: string) =>
  parsePage(`docs/${lang}/config/a.mdx`, `# A\n\n${source}\n`);

test.each([
  [
    'an unknown claim',
    'A. {/* claim: b */}',
    'B. {/* claim: b */}',
    /no test declares the claim b/,
  ],
  ['a claim that no page makes', 'A.', 'B.', /no page makes the claim a/],
  ['one language alone', 'A. {/* claim: a */}', 'B.', /tied in en, not in zh/],
])('%s is a problem', (_, en, zh, problem) => {
  const found = tieProblems([page('en', en), page('zh', zh)], [{ id: 'a', file: 'a.test.ts' }]);
  expect(found.join('\n')).toMatch(problem);
});
