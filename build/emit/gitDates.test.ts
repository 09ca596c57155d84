import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChanges } from './gitDates.ts';

let folder = '';
const repository = () => join(folder, 'repository');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dates-'));
  mkdirSync(join(repository(), 'docs/zh'), { recursive: true });
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: repository(),
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
    });
  const write = (file: string, text: string) => writeFileSync(join(repository(), file), text);
  git('2024-01-01', 'init', '-q');
  for (const file of ['docs/a.mdx', 'docs/zh/文.mdx', 'other.txt']) write(file, 'one');
  git('2024-01-01', 'add', '.');
  git('2024-01-01', 'commit', '-qm', 'One');
  write('docs/a.mdx', 'two');
  git('2024-02-03', 'commit', '-qam', 'Two');
  write('docs/new.mdx', 'not committed');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each file has the day of its last commit', async () => {
  expect(Object.fromEntries(await lastChanges(join(repository(), 'docs')))).toEqual({
    'a.mdx': '2024-02-03',
    'zh/文.mdx': '2024-01-01',
  });
});

test('a clone without history knows no day', async () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository()}`, clone]);
  expect(await lastChanges(join(clone, 'docs'))).toEqual(new Map());
});

test('a folder outside a repository knows no day', async () => {
  expect(await lastChanges(folder)).toEqual(new Map());
});
