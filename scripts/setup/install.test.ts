import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./run.mjs', () => ({ runBuffered: vi.fn(async () => ({ code: 0, output: '' })) }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { installIfMissing } = await import('./install.mjs');
const { runBuffered } = await import('./run.mjs');

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const installed = { '': { version: '2.0.0' }, 'node_modules/a': { version: '1.0.0' } };
const own = { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' } };
const another = { ...own, 'node_modules/a': { version: '1.0.1' } };
const more = { ...own, 'node_modules/b': { version: '1.0.0' } };
const elsewhere = { ...own, 'node_modules/c': { version: '1.0.0', optional: true } };

test.each<[string, object | undefined, object, 'newer' | 'older', number]>([
  ['nothing is installed', undefined, own, 'newer', 1],
  ['the installation is newer', installed, another, 'newer', 0],
  ['a checkout touched the lockfile', installed, own, 'older', 0],
  ['a package has another version', installed, another, 'older', 1],
  ['a package is missing', installed, more, 'older', 1],
  ['a package of another platform is missing', installed, elsewhere, 'older', 0],
])('%s', async (_, marker, lockfile, age, installations) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  const write = (name: string, packages: object, seconds: number) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ packages }));
    utimesSync(file, seconds, seconds);
  };
  write('package-lock.json', lockfile, 1000);
  if (marker) write('node_modules/.package-lock.json', marker, age === 'newer' ? 2000 : 500);
  vi.mocked(runBuffered).mockClear();
  await installIfMissing(folder);
  rmSync(folder, { recursive: true });
  expect(runBuffered).toHaveBeenCalledTimes(installations);
});

test('an installation that fails stops with the output of npm, after the others', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(runBuffered).mockClear().mockResolvedValueOnce({ code: 7, output: 'no such package' });
  const folders = ['broken', 'fine'].map((name) => path.join(tmpdir(), 'no-installation', name));
  await expect(installIfMissing(...folders)).rejects.toThrow(
    `npm ci failed in ${folders[0]} with exit code 7`,
  );
  expect(printed.mock.calls.join()).toContain('no such package');
  expect(
    vi
      .mocked(runBuffered)
      .mock.calls.map(([program, [first], options]) => [program, first, options]),
  ).toEqual(folders.map((cwd) => ['npm', 'ci', { cwd }]));
});
