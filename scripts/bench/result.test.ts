import { describe, expect, it } from 'vitest';
import { misses, rows } from './result.mjs';

const fast = {
  pages: 400,
  coldWall: 20,
  coldCpu: 18,
  warmWall: 6,
  warmCpu: 8,
  memory: 1200,
  firstPageCold: 4,
  firstPageWarm: 2,
  edit: 0.3,
};
/** Four times the pages for four times the work. */
const fourfold = { ...fast, pages: 1600, coldCpu: 72, warmCpu: 32, memory: 4000, edit: 0.9 };

describe('the aims', () => {
  it.each([
    ['are met at the limits themselves', [fast], []],
    ['name what is slow', [{ ...fast, coldCpu: 18.01 }], ['build, cold: processor: 18.01 s']],
    ['name what takes memory', [{ ...fast, memory: 1201 }], ['1201 MB, wanted at most 1200 MB']],
    ['are those of the site, not of its multiple', [fast, fourfold], []],
    [
      'hold for a page of many',
      [fast, { ...fourfold, coldCpu: 90 }],
      ['a page, cold: the processor works 1.25 times as long with 1600 pages'],
    ],
    ['leave room for what measurements differ by', [fast, { ...fourfold, coldCpu: 75 }], []],
    ['are none without a result', [], []],
  ])('%s', (_, results, expected) => {
    const found = misses(results);
    expect(found).toHaveLength(expected.length);
    for (const [index, part] of expected.entries()) expect(found[index]).toContain(part);
  });
});

it('the table has a column for each number of pages, and the aims', () => {
  const table = rows([fast, fourfold]);
  expect(table).toContainEqual(['build, cold: processor', '18.00 s', '72.00 s', '≤ 18 s']);
  expect(table).toContainEqual(['build, cold: time', '20.00 s', '20.00 s', '']);
  expect(table).toContainEqual(['a page, warm', '20.0 ms', '20.0 ms', 'does not grow']);
});
