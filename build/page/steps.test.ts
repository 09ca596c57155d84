import { expect, test } from 'vitest';
import { numberSteps } from './steps.ts';

test.each([
  [
    '<Steps>\n\n### First {#a}\n\nText\n\n### Second {#b}\n\n</Steps>',
    '\n\n### <Step number={1} /> First {#a}\n\nText\n\n### <Step number={2} /> Second {#b}\n\n',
  ],
  // Each list starts at one.
  [
    '<Steps>\n### A\n</Steps>\n<Steps>\n### B\n</Steps>',
    '\n### <Step number={1} /> A\n\n\n### <Step number={1} /> B\n',
  ],
  ['### Outside', '### Outside'],
  ['<Steps>\n### A\n</Steps>\n### Outside', '\n### <Step number={1} /> A\n\n### Outside'],
  ['<Steps>\n#### Deeper\n</Steps>', '\n#### Deeper\n'],
  // A line of code that looks like a heading.
  ['<Steps>\n```md\n### Code\n```\n</Steps>', '\n```md\n### Code\n```\n'],
  ['```mdx\n<Steps>\n### Code\n</Steps>\n```', '```mdx\n<Steps>\n### Code\n</Steps>\n```'],
])('%j', (source, expected) => {
  expect(numberSteps(source)).toBe(expected);
});
