import { describe, expect, it } from 'vitest';
import { placedMessages } from '../../src/messages/places.ts';
import { messageIndex } from './messageIndex.ts';

describe.each(['en', 'zh'] as const)('messageIndex in %s', (lang) => {
  const groups = messageIndex(lang);
  const links = groups.flatMap(({ pages }) => pages.map(({ link }) => link));

  it('has each section once, in its language', () => {
    const prefix = lang === 'zh' ? '/zh' : '';
    const sections = new Set(
      placedMessages.map(({ page, heading }) => `${prefix}${page}#${heading}`),
    );
    expect([...links].sort()).toEqual([...sections].sort());
  });

  it('is in alphabetical order, whatever the case', () => {
    for (const { pages } of groups) {
      const titles = pages.map(({ title }) => title.toLowerCase());
      expect(titles).toEqual(titles.toSorted());
    }
  });

  it('shows values as dots, and no group without a section', () => {
    const texts = groups.flatMap(({ pages }) =>
      pages.map(({ title, description }) => `${title} ${description}`),
    );
    expect(texts.filter((text) => /\{\w+\}|\n/.test(text))).toEqual([]);
    expect(groups.filter(({ name, pages }) => !name || pages.length === 0)).toEqual([]);
  });
});

it.each([
  ['Rsbuild', 'exceptions#config-not-found', 'Cannot find config file: …', '@rsbuild/core'],
  // The message contains its origin.
  [
    'Rsbuild',
    'errors/configuration#public-dir-name',
    '`publicDir.name` cannot be empty string.',
    'rsbuild:config',
  ],
  [
    'Rsbuild',
    'errors/configuration#cli-shortcuts',
    'dev.cliShortcuts option must return an array of shortcuts.',
    'rsbuild:config · `dev.cliShortcuts` must return an array of shortcuts.',
  ],
  // Too long for one line: cut between two words.
  [
    'Rsbuild',
    'exceptions#environment',
    'The current build is specified to run only in the … environment, but the configuration of the specified …',
    'rsbuild:config',
  ],
  // The dash marks the continuation of another line.
  [
    'Rsbuild',
    'exceptions#process',
    '`process` is a Node.js global and not available in browsers.',
    '@rsbuild/core',
  ],
  [
    'Rsbuild plugins',
    'errors/build#polyfill-include-exclude',
    '`include` is mutually exclusive with `exclude`.',
    '@rsbuild/plugin-node-polyfill',
  ],
  ['Rspack', 'errors/server#proxy-missing-target', 'Missing "target" option. Example: …', 'HPM'],
  ['Stylesheets', 'exceptions#sass-import', "Can't find stylesheet to import.", 'sass-embedded'],
])('%s: %s is listed as it is printed', (name, place, title, description) => {
  const link = `/guide/faq/${place}`;
  const group = messageIndex('en').find(({ pages }) => pages.some((page) => page.link === link));
  expect(group?.name).toBe(name);
  expect(group?.pages.find((page) => page.link === link)).toMatchObject({ title, description });
});
