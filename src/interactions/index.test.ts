import { expect, test } from 'vitest';
import { type Interaction, interactionsOf, interactionText } from './index.ts';
import { isOf, optionPath, settingCode } from './names.ts';

test('links of a text lead to pages in its language, wherever they led before', () => {
  const text = 'See [a](/config/mode), (/b), [c](/zh/guide/), [d](/zhao) and [e](https://x/y).';
  const interaction = { en: text, zh: text } as Interaction;
  expect(interactionText(interaction, 'en')).toBe(text);
  expect(interactionText(interaction, 'zh')).toBe(
    'See [a](/zh/config/mode), (/b), [c](/zh/guide/), [d](/zh/zhao) and [e](https://x/y).',
  );
});

test('an option has the combinations of its members', () => {
  const own = interactionsOf('output.distPath').flatMap(({ when }) => Object.keys(when));
  expect(own.some((name) => name.startsWith('output.distPath.'))).toBe(true);
  expect(interactionsOf('output.dist')).toEqual([]);
});

test.each([
  ['output.distPath', 'output.distPath', true],
  ['output.distPath.root', 'output.distPath', true],
  ['output.distPaths', 'output.distPath', false],
  ['output', 'output.distPath', false],
])('%s is of %s: %s', (name, option, expected) => {
  expect(isOf(name, option)).toBe(expected);
});

test.each([
  ['mode', '/config/mode'],
  ['splitChunks', '/config/split-chunks'],
  ['output.inlineScripts', '/config/output/inline-scripts'],
  ['output.distPath.jsAsync', '/config/output/dist-path'],
  ['source.aVeryLongName', '/config/source/a-very-long-name'],
])('%s is on %s', (option, path) => {
  expect(optionPath(option)).toBe(path);
});

test.each([
  ['*', 'output.module'],
  ['true', 'output.module: true'],
])('the value %s is written as %s', (value, code) => {
  expect(settingCode('output.module', value)).toBe(code);
});
