import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { stringGroups } from '../../build/strings/groups.mjs';
import { root } from '../content/lib/docs.ts';
import { importedGroups } from './stringGroups.ts';

const keys = Object.keys(JSON.parse(readFileSync(join(root, 'i18n.json'), 'utf8')));

describe('the groups of interface strings', () => {
  test.each(Object.entries(stringGroups))('%s has strings, and no other has them', (group, own) => {
    const inGroup = keys.filter((key) => own.test(key));
    expect(inGroup).not.toEqual([]);
    const others = Object.entries(stringGroups).filter(([name]) => name !== group);
    expect(inGroup.filter((key) => others.some(([, pattern]) => pattern.test(key)))).toEqual([]);
  });
});

describe('a component that shows strings of a group imports it', () => {
  it.each([
    ['by name', "t('search.count')", ['search']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a script.
    ['by the start of their name', 't(`cliFlag.${flag}`)', ['cliFlag']],
    ['passed along', "const key = 'hero.learnMore'", ['landing']],
    ['imported', "import '../../../i18n.json?strings=search';\nt('search.count')", []],
    ['of no group', "t('copy.done')", []],
    // Strings of the build are never sent to a page.
    ['of the build', "t('build.feed.title')", ['build']],
  ])('%s', (_, source, missing) => {
    const problems = importedGroups([{ file: 'theme/a.tsx', source }], keys);
    expect(problems.map(({ message }) => /'(\w+)'/.exec(message)?.[1])).toEqual(missing);
  });
});
