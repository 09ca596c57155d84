import { expect, test } from 'vitest';
import { filesIn, fragmentOf, isShared } from './share.ts';

const files = [
  { name: 'rsbuild.config.ts', text: "export default { html: { title: '港口 ⛵' } };\n" },
  { name: 'package.json', text: '{}' },
];

test('files come back out of a link', async () => {
  const fragment = (await fragmentOf(files)) ?? '';
  expect(isShared(fragment)).toBe(true);
  expect(fragment).toMatch(/^#check=[\w-]+$/);
  expect(await filesIn(fragment)).toEqual(files);
});

test('a link from before is read, with each letter that stands for another one in it', async () => {
  const fragment =
    '#check=FcbBCoAgDADQXxk7h97tU9SD6AKhZswJhvTvEe_yvMdktOOGNO8mCoWONE6FBb0NyeRgAbHK86dyoekgoLFdsr1SZaM9ILy_PTDG-AE';
  expect(await filesIn(fragment)).toEqual([
    { name: 'a.ts', text: 'export default { source: { entry: { index: "./src/main.ts" } } };\n' },
  ]);
});

test('what would be too long a link is none', async () => {
  // Random text cannot be compressed.
  const text = Array.from({ length: 40_000 }, (_, index) => ((index * 7919) % 9973).toString(36));
  expect(await fragmentOf([{ name: 'a', text: text.join('') }])).toBeUndefined();
});

test.each(['#check=', '#check=%%%', '#check=AAAA', '#check=e30'])(
  '%s cannot be read',
  async (fragment) => {
    await expect(filesIn(fragment)).rejects.toThrow();
  },
);

test.each(['', '#read', '#checked'])('%j is no link with files', (fragment) => {
  expect(isShared(fragment)).toBe(false);
});
