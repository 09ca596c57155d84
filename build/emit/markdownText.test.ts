import { expect, test } from 'vitest';
import {
  cleanHeadings,
  withFullAddresses,
  withoutSourceFiles,
  withQuotedCallouts,
  withSource,
  withTidyLines,
} from './markdownText.ts';

test.each([
  ['## Install \\{#install}', '## Install'],
  ['### `a` and b {#a-b}', '### `a` and b'],
  ['###1.  Describe \\{#describe}', '### 1. Describe'], // a step
  ['Text {#not-a-heading}', 'Text {#not-a-heading}'],
  ['## No id', '## No id'],
  ['```md\n## Install {#install}\n```', '```md\n## Install {#install}\n```'],
  ['```c\n#include <a>\n```', '```c\n#include <a>\n```'],
])('%j becomes %j', (markdown, expected) => {
  expect(cleanHeadings(markdown)).toBe(expected);
});

test('the source file of a fence goes, its title stays', () => {
  expect(
    withoutSourceFiles('```txt title="Output" file="<root>/samples/a/recorded/b.txt"\nx\n```'),
  ).toBe('```txt title="Output"\nx\n```');
});

test.each([
  ['# A\n\n\n- b\n', '# A\n\n- b\n'],
  ['\n# A', '# A\n'],
  ['# A\nb\n', '# A\n\nb\n'],
  ['```sh\na\n```\n- b\n', '```sh\na\n```\n\n- b\n'],
  ['- a\n\n  ```sh\n  b\n  ```\n  c\n', '- a\n\n  ```sh\n  b\n  ```\n  c\n'],
  ['```txt\na\n\n\nb\n\n```\n\nc\n', '```txt\na\n\n\nb\n```\n\nc\n'], // inside code they are text
  ['````md\n```\na\n\n```\n````\n', '````md\n```\na\n\n```\n````\n'],
])('%j with tidy lines is %j', (markdown, expected) => {
  expect(withTidyLines(markdown)).toBe(expected);
});

test.each([
  ['# A\n\nText\n', '# A\n\n> From here\n\nText\n'],
  ['Text\n', '> From here\n\nText\n'], // no title
])('%j with its source is %j', (markdown, expected) => {
  expect(withSource(markdown, 'From here')).toBe(expected);
});

test.each([
  ['[data](/options.json)', '[data](https://a.example/options.json)'],
  ['[here](#a) [there](//b.example)', '[here](#a) [there](//b.example)'],
  ['```md\n[a](/b)\n```', '```md\n[a](/b)\n```'],
])('%j with full addresses is %j', (markdown, expected) => {
  expect(withFullAddresses(markdown, 'https://a.example/')).toBe(expected);
});

test.each([
  [':::tip\na\n\nb\n:::\n', '> [!TIP]\n> a\n>\n> b\n'],
  [':::danger Do not\na\n:::', '> [!CAUTION]\n> **Do not**\n>\n> a'],
  [':::other\na\n:::', ':::other\na\n:::'],
])('%j with quoted callouts is %j', (markdown, expected) => {
  expect(withQuotedCallouts(markdown)).toBe(expected);
});
