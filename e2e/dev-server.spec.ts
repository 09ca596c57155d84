// The dev server shows edits of all files that pages depend on.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/setup/freePort.mjs';
import { rspressArguments } from '../scripts/setup/rspress.mjs';

const root = path.resolve(import.meta.dirname, '..');
const copied = ['build', 'docs', 'i18n.json', 'package-lock.json', 'package.json'];
copied.push('rspress.config.ts', 'samples', 'src', 'theme', 'tsconfig.json');

let folder = '';
let url = '';
let server: ChildProcess | undefined;

// One server for all tests, as each worker would start its own.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Edits must not affect files that other tests read.
  folder = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, rspressArguments(folder, 'dev', '--port', String(port)), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  await new Promise<void>((resolve, reject) => {
    server?.stdout?.on('data', (output) => String(output).includes(url) && resolve());
    server?.once('exit', (code) => reject(new Error(`the dev server ended with ${code}`)));
  });
  // The URL is printed before the server listens.
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => {
  server?.removeAllListeners('exit');
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces text in a file of the copy. */
function edit(name: string, before: string, after: string): void {
  const file = path.join(folder, name);
  const content = readFileSync(file, 'utf8');
  expect(content).toContain(before);
  writeFileSync(file, content.replace(before, after));
}

const edits = [
  {
    what: 'prose',
    page: '/config/mode',
    file: 'docs/en/config/mode.mdx',
    before: '\n# mode\n',
    after: '\n# mode\n\nA sentence that was written a moment ago.\n',
    shown: 'A sentence that was written a moment ago.',
  },
  {
    what: 'a fact',
    page: '/config/mode',
    file: 'src/data/history.json',
    before: "'development' | 'production' | 'none'",
    after: "'development' | 'production' | 'other'",
    shown: "'other'",
  },
  {
    what: 'a sample',
    page: '/guide/framework/react',
    file: 'samples/react-app/rsbuild.config.ts',
    before: 'Trailhead',
    after: 'Another title',
    shown: 'Another title',
  },
  {
    what: 'a snippet',
    page: '/community/releases/v0-1',
    file: 'docs/en/shared/olderRelease.mdx',
    before: 'Between 0.x versions',
    after: 'Among 0.x versions',
    shown: 'Among 0.x versions',
  },
];

for (const { what, page: path, file, before, after, shown } of edits) {
  test(`${what} that is edited shows in the open page`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('visited', '1'));
    await page.goto(url + path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(main).not.toContainText(shown);
    edit(file, before, after);
    await expect(main).toContainText(shown, { timeout: 30_000 });
  });
}
