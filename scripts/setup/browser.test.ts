import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findTestBrowser, shellBeside } from './browser.mjs';

const cache = mkdtempSync(path.join(tmpdir(), 'browsers-'));
const shell = path.join(cache, 'chromium_headless_shell-1255/linux64/chrome-headless-shell');
mkdirSync(path.dirname(shell), { recursive: true });
writeFileSync(shell, '');

test.each([
  ['chromium-1255/chrome-linux64/chrome', shell],
  ['chromium-1254/chrome-linux64/chrome', undefined], // the shell is of another build
  ['firefox-1255/firefox/firefox', undefined],
])('%s has the shell %s beside it', (executable, expected) => {
  expect(shellBeside(path.join(cache, executable))).toBe(expected);
});

const programs = path.join(cache, 'programs');
mkdirSync(programs);
for (const program of ['chromium', 'chromium-headless-shell']) {
  writeFileSync(path.join(programs, program), '');
}
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['/opt/own/chrome', '/opt/own/chrome'],
  [undefined, path.join(programs, 'chromium-headless-shell')], // rather than `chromium` beside it
])('with CHROMIUM_PATH %s, tests drive %s', (own, expected) => {
  vi.stubEnv('CHROMIUM_PATH', own);
  vi.stubEnv('PATH', programs);
  expect(findTestBrowser()).toBe(expected);
});
