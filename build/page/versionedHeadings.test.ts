import { expect, test } from 'vitest';
import { headingIds, withVersionedHeadings } from './versionedHeadings.ts';

const page = `# Title

## First {#first}

<For v="1">

## Old \`way\` {#old}

\`\`\`md
## No heading {#fence}
\`\`\`

<For v="1.0 - 1.2" minors="1.2 1.1 1.0">

### <Step number={1} /> Oldest {#oldest}

</For>

</For>

A sentence <For v="2">of 2.x</For>.

## Last {#last}`;

const old = {
  id: 'old',
  text: 'Old `way`',
  depth: 2,
  minors: '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0',
};
const oldest = { id: 'oldest', text: 'Oldest', depth: 3, minors: '1.2 1.1 1.0' };

test('returns the headings that are for some versions only', () => {
  expect(headingIds(page)).toEqual(['first', old, oldest, 'last']);
});

test('puts them where they stand among the others', () => {
  const [first, included, last] = ['first', 'included', 'last'].map((id) => ({
    id,
    text: id,
    depth: 2,
  }));
  if (!first || !included || !last) throw new Error();
  expect(withVersionedHeadings([first, included, last], headingIds(page))).toEqual([
    first,
    old,
    oldest,
    included,
    last,
  ]);
});

test('a heading that was not found elsewhere leaves the others in order', () => {
  const first = { id: 'first', text: 'First', depth: 2 };
  expect(withVersionedHeadings([first], ['first', 'unknown', old])).toEqual([first, old]);
});
