import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import samples from '../../samples/package.json' with { type: 'json' };
import { run } from '../../scripts/setup/run.mjs';
import { benchmarkProblems } from '../benchmark/problems.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'benchmark-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm run benchmark -- --quick measures the documented tool and writes a valid file', async () => {
  const out = path.join(folder, 'benchmark.json');
  const script = path.join(import.meta.dirname, '../../scripts/benchmark/index.mjs');
  expect(await run(process.execPath, [script, '--quick', '--out', out])).toBe(0);
  const data = JSON.parse(readFileSync(out, 'utf8'));
  expect(benchmarkProblems(data, 1)).toEqual([]);
  expect(data.runs).toBe(1);
  const version = samples.devDependencies['@rsbuild/core'];
  expect(data.groups.build.metrics[0].desc).toBe(`Rsbuild ${version}`);
}, 300_000);
