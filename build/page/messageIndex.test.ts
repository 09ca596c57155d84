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

  it('shows values as dots, and no group without a section', () => {
    const texts = groups.flatMap(({ pages }) =>
      pages.map(({ title, description }) => `${title} ${description}`),
    );
    expect(texts.filter((text) => /\{\w+\}|\n/.test(text))).toEqual([]);
    expect(groups.filter(({ name, pages }) => !name || pages.length === 0)).toEqual([]);
  });
});
