import { expect, test } from 'vitest';
import { textsOf } from './drawPictures.ts';
import { isCodeTitle, lightColors, picture, titleSize } from './picture.ts';

test.each([
  ['output.filenameHash', true],
  ['mode', true],
  ['UnoCSS', false],
  ['Quick start', false],
  ['从 Vue CLI 迁移', false],
])('%s is code: %s', (title, isCode) => {
  expect(isCodeTitle(title)).toBe(isCode);
});

test.each([
  ['mode', 112],
  ['Quick start', 112],
  ['performance.removeMomentLocale', 80], // each part on a line of its own
  ['output.overrideBrowserslist', 80], // two large lines would hold it, but not its longer part
  ['从旧版本升级到新版本并检查配置', 96],
  ['A title with so many words that three large lines are too few', 64],
  ['A title with so many words that it needs every line that the picture has room for', 64],
])('%s is written in %i pixels', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

const colors = Object.fromEntries(
  ['ground-soft', 'accent', 'ink', 'ink-soft', 'ink-faint', 'line-strong'].map((name) => [
    name,
    '#000000',
  ]),
);
const option = {
  routePath: '/zh/config/output/minify',
  lang: 'zh',
  title: 'output.minify',
  description: '',
} as const;

test('shows place, title, site and line of versions', () => {
  const tree = picture(option, { colors, logo: '' });
  expect(textsOf(tree)).toBe('配置 / outputoutput.minifyRsbuild2.x · 1.x');
});

test.each([
  ['mode', [['mode', 'ink']]],
  [
    'output.distPath.root',
    [
      ['output.', 'ink-faint'],
      ['distPath.', 'ink-faint'],
      ['root', 'ink'],
    ],
  ],
])('of the name %s the last part stands out', (title, parts) => {
  const named = Object.fromEntries(Object.keys(colors).map((name) => [name, name]));
  const tree = JSON.stringify(picture({ ...option, title }, { colors: named, logo: '' }));
  const texts = [...tree.matchAll(/"text":"([^"]+)","style":\{[^}]*"color":"([\w-]+)"/g)];
  expect(texts.slice(1, -2).map(([, text, color]) => [text, color])).toEqual(parts);
});

test('says which color is missing', () => {
  const { ink: _, ...fewer } = colors;
  expect(() => picture(option, { colors: fewer, logo: '' })).toThrow('--ink ');
});

test('takes the colors of the light theme', () => {
  const tokens =
    'html {\n  --ink: light-dark(#1f1a17, #f2ece7);\n  --line: 1px solid light-dark(#e7dfd8, #342d28);\n}';
  expect(lightColors(tokens)).toEqual({ ink: '#1f1a17' });
});
