import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { loadAllPages, root } from '../content/lib/docs.ts';
import { formatProblems } from '../content/lib/problem.ts';
import { sameTexts, traceExceptions } from './exceptions.ts';
import { folderDependencies } from './folderDependencies.ts';
import { completeStrings, keyUses, usedStrings } from './interfaceStrings.ts';
import { lockfile } from './lockfile.ts';
import { machineTraces, traces } from './machineTraces.ts';
import { checkNavigation, missingRoutes, navigationParity } from './navigation.ts';
import { loadNavigation } from './navigationFiles.ts';
import { rspressKeys } from './rspressKeys.ts';
import type { SourceFile } from './sourceFile.ts';
import { importedGroups } from './stringGroups.ts';
import { themeStrings } from './themeStrings.ts';

// Reads and parses all files, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Files that are tracked or new: the content of a clone. */
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const read = (file: string): SourceFile => ({
  file,
  source: readFileSync(join(root, file), 'utf8'),
});
const files = (pattern: RegExp) => tracked.filter((file) => pattern.test(file)).map(read);
const strings = readFileSync(join(root, 'i18n.json'), 'utf8');

describe('the repository', () => {
  it('imports one way', () => {
    const sources = files(
      /^(?:docs|theme|src|samples)\/.*\.(?:[cm]?[jt]s|[jt]sx|css|mdx?)$/,
    ).filter(
      // Only source files of samples, as recorded output may be an excerpt.
      ({ file }) => !/^samples\/(?:.*\.(?:css|mdx?)$|[^/]+\/(?:v\d+\/)?recorded\/)/.test(file),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(formatProblems(sources.flatMap(folderDependencies))).toBe('');
  });

  it('has lockfiles that install anywhere', () => {
    const lockfiles = files(/(?:^|\/)package-lock\.json$/);
    expect(lockfiles.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'package-lock.json',
        'samples/package-lock.json',
        'samples/v1/package-lock.json',
      ]),
    );
    expect(formatProblems(lockfiles.flatMap(lockfile))).toBe('');
  });

  it('shows no trace of a machine', () => {
    const home = homedir();
    // A home folder such as `/root` may be part of a URL.
    const folders = [root.replace(/[\\/]$/, ''), ...(home.split('/').length > 2 ? [home] : [])];
    const wanted = traces(folders);
    const problems = files(/./)
      .filter(({ source }) => !source.includes('\0'))
      .flatMap((input) => machineTraces(input, wanted, traceExceptions));
    expect(formatProblems(problems)).toBe('');
  });
});

describe('the navigation', () => {
  const [en, zh] = [loadNavigation('en'), loadNavigation('zh')];

  const permanent = readFileSync(join(root, 'tests/structure/permanentRoutes.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));

  it.each([en, zh])('of $lang has every page that links from elsewhere lead to', (tree) => {
    expect(permanent).toHaveLength(184);
    expect(formatProblems(missingRoutes(tree, permanent))).toBe('');
  });

  it.each([en, zh])('of $lang lists what is there', (tree) => {
    expect(formatProblems(checkNavigation(tree))).toBe('');
  });

  it('is the same in both languages', () => {
    expect(formatProblems(navigationParity(en, zh))).toBe('');
  });
});

describe('the interface strings', () => {
  const scripts = [
    ...files(/^(?:theme|src|build)\/.*\.(?:tsx?|mjs)$/).filter(
      ({ file }) => !/\.test\./.test(file),
    ),
    read('rspress.config.ts'),
  ];

  it('are complete in both languages', () => {
    expect(formatProblems(completeStrings(strings))).toBe('');
  });

  // A page can refer to a string in a component's prop.
  it('exist where they are asked for, and are asked for', () => {
    const framework = new Set(rspressKeys.map(({ key }) => key));
    const uses = keyUses(scripts);
    for (const { components } of loadAllPages()) {
      for (const text of components.flatMap(({ props }) => Object.values(props))) {
        uses.literals.add(text);
      }
    }
    expect(formatProblems(usedStrings(strings, uses, framework))).toBe('');
  });

  it.each(rspressKeys)("'$key' is asked for by $component of Rspress", ({ key, component }) => {
    const theme = join(root, 'node_modules/@rspress/core/dist/theme/components');
    expect(readFileSync(join(theme, component), 'utf8')).toContain(`'${key}'`);
  });

  it('come with the components that show them', () => {
    // Code that only runs in the build has all strings: theme/markdown.ts.
    const files = scripts.filter(({ file }) => /^theme\/.*\/.*\.tsx?$/.test(file));
    const folders = new Set(files.map(({ file }) => dirname(file)));
    const keys = Object.keys(JSON.parse(strings));
    const problems = [...folders].flatMap((folder) => {
      const own = files.filter(({ file }) => dirname(file) === folder);
      return importedGroups(own, keys);
    });
    expect(formatProblems(problems)).toBe('');
  });

  it('are nowhere else', () => {
    const components = scripts.filter(({ file }) => /^theme\/.*\.tsx$/.test(file));
    expect(components.length).toBeGreaterThan(0);
    const problems = components.flatMap((input) => themeStrings(input, sameTexts));
    expect(formatProblems(problems)).toBe('');
  });

  it.each(sameTexts)("'$text', the same in both languages, is still shown", ({ text }) => {
    expect(scripts.some(({ source }) => source.includes(text))).toBe(true);
  });
});
