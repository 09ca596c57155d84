import { expect, test } from 'vitest';
import { cleanHeadings, withoutSourceFiles } from './twinText.mjs';

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
