import type { SocialLink } from '@rspress/core';
import { expect, test } from 'vitest';
import { socialLinks } from '../src/site.ts';
import { brandIconFiles, withBrandIcons } from './socialIcons.ts';

const link = (icon: unknown) =>
  ({ icon, mode: 'link', content: 'https://social.example/me' }) as SocialLink;

test.each([
  [
    'a service',
    'github',
    /^<svg.*<title>GitHub<\/title><use href='\/base\/brands\/github\.svg#mark'/,
  ],
  ['a service in capitals', 'Bluesky', /<title>Bluesky<\/title>/],
])('%s gets its mark', (_, icon, mark) => {
  expect(withBrandIcons([link(icon)], '/base/')[0]?.icon).toEqual({
    svg: expect.stringMatching(mark),
  });
});

test.each([
  ['markup of its own', { svg: '<svg />' }],
  ['a brand without a mark', 'linkedin'],
  // It must not lead out of the folder.
  ['a path', '../icons/github'],
])('%s stays', (_, icon) => {
  expect(withBrandIcons([link(icon)], '/base/')).toEqual([link(icon)]);
});

test('every account of this site has a mark', () => {
  for (const { icon } of withBrandIcons(socialLinks, '/')) expect(icon).toHaveProperty('svg');
});

test('the files of marks have the id that links name', () => {
  const files = brandIconFiles([...socialLinks, link('linkedin')]);
  expect(files.map(({ to }) => to)).toEqual(socialLinks.map(({ icon }) => `brands/${icon}.svg`));
  expect(files[0]?.transform(Buffer.from('<svg role="img"/>'))).toBe(
    '<svg id=\'mark\' role="img"/>',
  );
});
