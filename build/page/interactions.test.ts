import { expect, test } from 'vitest';
import { interactions, interactionsOf } from '../../src/interactions/index.ts';
import { withInteractions } from './interactions.ts';

const [one] = interactions;
const [option = '', other = ''] = Object.keys(one?.when ?? {});

test('a table says what happens together with other options, linked in the language of the page', () => {
  const table = withInteractions(`<Interactions option="${option}" />`, 'zh', 'a.mdx');
  expect(table).toMatch(/^\| 与其他选项 \| 结果 \|\n\| --- \| --- \|\n/);
  expect(table).toContain(`\`${option}`);
  expect(table).toContain(`[\`${other}`);
  expect(table).toContain(`\`](/zh/config/`);
  expect(table).not.toMatch(/\]\(\/(?!zh\/)/);
  expect(table).toContain(one?.zh.slice(0, 10));
});

const options = [...new Set(interactions.flatMap(({ when }) => Object.keys(when)))];

test.each(options)('each row about %s begins with it, has two cells, and its versions', (name) => {
  const table = withInteractions(`<Interactions option="${name}" />`, 'en', 'a.mdx');
  const rows = table.split('\n').slice(2);
  const versions = interactionsOf(name).map((each) => each.versions);
  expect(rows.map((row) => /<ForRow v="(.*?)" \/>/.exec(row)?.[1])).toEqual(versions);
  for (const row of rows) {
    // A link would point to the page with the table.
    expect(row).toMatch(/^\| `[^`]+` \+ /);
    expect(row.split(/(?<!\\)\|/)).toHaveLength(4);
  }
});

test('what is no tag stays as it is', () => {
  const source = `\`<Interactions />\`\n\n\`\`\`mdx\n<Interactions option="x.y" />\n\`\`\``;
  expect(withInteractions(source, 'en', 'a.mdx')).toBe(source);
});

test('an option of which nothing is known is an error', () => {
  expect(() => withInteractions('<Interactions option="x.y" />', 'en', 'a.mdx')).toThrow(
    "a.mdx: no interaction of 'x.y' in src/interactions",
  );
});
