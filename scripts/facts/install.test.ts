import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.mock('node:child_process', () => ({ execFileSync: vi.fn(() => '') }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { cacheDir, installProject } = await import('./install.ts');

const name = `test-${process.pid}`;
const folder = path.join(cacheDir, name);
beforeEach(() => void mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is installed is not installed again, unless other packages are wanted', () => {
  const installs = (version: string) => {
    vi.mocked(execFileSync).mockClear();
    installProject(name, { a: version });
    return vi.mocked(execFileSync).mock.calls.length;
  };
  expect(['1.0.0', '1.0.0', '2.0.0', '2.0.0'].map(installs)).toEqual([1, 0, 1, 0]);
});
