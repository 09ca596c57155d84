import type { SocialLink } from '@rspress/core';
import { expect, test } from 'vitest';
import { socialLinks } from '../src/site.ts';
import { brandIconFiles, withBrandIcons } from './socialIcons.ts';

const link = (icon: unknown) =>
  ({ icon, mode: 'link', content: 'https://social.example/me' }) as SocialLink;

test.each([
  ['a service', 'github', /^<svg.*<title>GitHub<\/title><use href='\/base\/brands\.svg#github'/],
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

test('one file holds the marks, by the ids that links name', () => {
  const [file, ...more] = brandIconFiles([...socialLinks, link('linkedin'), link('mastodon')]);
  expect(more).toEqual([]);
  expect(file?.to).toBe('brands.svg');
  const svg = file?.transform() ?? '';
  const ids = [...svg.matchAll(/<symbol id='(\w+)' viewBox='0 0 24 24'>.*?<\/symbol>/gs)];
  expect(ids.map(([, id]) => id)).toEqual([...socialLinks.map(({ icon }) => icon), 'mastodon']);
  expect(svg).toBe(
    `<svg xmlns='http://www.w3.org/2000/svg'>${ids.map(([symbol]) => symbol).join('')}</svg>`,
  );
  expect(brandIconFiles([link('linkedin')])).toEqual([]);
});
