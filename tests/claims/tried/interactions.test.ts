/** Tests of combinations of options. */
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { toolchains } from '../../../scripts/samples/installed.ts';
import { interactions, type Outcome } from '../../../src/interactions/index.ts';
import { tool } from '../../testedTool.ts';
import { Project } from '../project.ts';
import { cases } from './combinations.ts';

const relevant = interactions.filter(({ versions = '*' }) => satisfies(tool.version, versions));

test.each(relevant.map((one) => [one.id, one.outcome] as const))('%s: %s', async (id, outcome) => {
  const project = new Project();
  try {
    const found: Outcome | 'none' = (await cases[id]?.(project)) ?? 'none';
    expect(found).toBe(outcome);
  } finally {
    await project.remove();
  }
});

test('every case is an interaction, and every interaction has a case', () => {
  expect(Object.keys(cases).sort()).toEqual(interactions.map(({ id }) => id).sort());
});

test('no interaction is about versions that no sample runs with', () => {
  const untried = interactions.filter(
    ({ versions = '*' }) => !toolchains.some(({ version }) => satisfies(version, versions)),
  );
  expect(untried).toEqual([]);
});
