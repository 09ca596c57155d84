import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { docsEditUrl } from '../../src/site.ts';
import { reportUrl } from '../../theme/components/DocFooter/reportUrl.ts';
import { root } from '../content/lib/docs.ts';

const read = (file: string) => readFileSync(join(root, '.github', file), 'utf8');

test('pages are edited on the website of the repository, not at the URL to clone', () => {
  expect(docsEditUrl).toMatch(/^https:\/\/(?:[^/]+\/){2}[^/]+(?<!\.git)\/edit\/main\/docs$/);
});

describe('the link that reports a page', () => {
  test.each([
    ['https://docs.test/config/mode', 'mode'],
    // Special characters of queries and non-ASCII characters are preserved.
    ['https://docs.test/zh/a?b=1&c#d', 'A & B: 模式 50%'],
  ])('fills in the form for %s', (url, title) => {
    const link = new URL(reportUrl('https://code.test/docs', { url, title, version: '1.7.6' }));
    expect(link.origin + link.pathname).toBe('https://code.test/docs/issues/new');
    const { template = '', title: subject, ...fields } = Object.fromEntries(link.searchParams);
    expect(subject).toBe(`${title}: `);
    expect(fields).toEqual({ url, version: '1.7.6' });
    const { body } = parse(read(`ISSUE_TEMPLATE/${template}`)) as { body: { id: string }[] };
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (file) => {
  const source = read(`workflows/${file}`);
  const workflow = parse(source) as {
    permissions?: Record<string, string>;
    jobs: Record<string, { 'timeout-minutes'?: number }>;
  };

  test('may only read, unless a job says more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('pins the major version of every action', () => {
    const actions = [...source.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  test('ends by itself', () => {
    for (const job of Object.values(workflow.jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('runs scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [, name] of source.matchAll(/run: npm (?:run )?([\w:-]+)/g)) {
      if (name !== 'ci') expect(Object.keys(scripts)).toContain(name);
    }
  });
});
