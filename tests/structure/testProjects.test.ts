import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { root } from '../content/lib/docs.ts';

test('npm test runs each project of vitest.config.ts once', () => {
  const script = readFileSync(join(root, 'scripts/test.mjs'), 'utf8');
  const run = [...script.matchAll(/ vitest\(\[(.*?)\]/g)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.slice(1, -1)),
  );
  const projects = (config.test?.projects ?? []) as { test: { name: string } }[];
  expect(projects.length).toBeGreaterThanOrEqual(4);
  expect(run.sort()).toEqual(projects.map(({ test: { name } }) => name).sort());
});
