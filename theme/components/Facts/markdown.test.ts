import { expect, test } from 'vitest';
import { factListMarkdown, factTableMarkdown, markdownTable } from './markdown.ts';

const t = (key: string) => key;
const aliases = [{ name: 'A', definition: 'string' }];

test('a list of facts has a bullet a fact, and says what type names stand for', () => {
  const facts = [
    { label: 'Type', code: 'A' },
    { label: 'Default', parts: [{ text: 'dev', code: '1' }, { code: '2' }] },
  ];
  const marks = [{ label: 'Since' }];
  expect(factListMarkdown({ facts, marks, aliases }, t)).toBe(
    '- **Type:** `A`\n- **Default:** dev `1`, `2`\n- **Since:** –\n- **facts.types:** `A = string`',
  );
});

test('a table of facts has its types below', () => {
  expect(factTableMarkdown({ head: ['Name'], rows: [[{ code: 'a' }]], aliases }, t)).toBe(
    '| Name |\n| --- |\n| `a` |\n\nfacts.types: `A = string`',
  );
});

test('a union type does not break the table', () => {
  expect(markdownTable(['Member', 'Type'], [['`a`', '`x | y`']])).toBe(
    '| Member | Type |\n| --- | --- |\n| `a` | `x \\| y` |',
  );
});
