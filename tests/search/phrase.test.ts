import { describe, expect, test } from 'vitest';
import { createPhraseFinder, type ReadPage } from '../../src/search/phrase.ts';

/** Pages that tell how often their texts are read. */
function pagesThatCount() {
  const reads = { count: 0 };
  const page = (lowerTitle: string, lowerHeadings: string, text: string): ReadPage => ({
    lowerTitle,
    lowerHeadings,
    get lowerContent() {
      reads.count++;
      return text;
    },
  });
  const pages = [
    page('dist path', '', ''),
    page('', 'where the distribution goes', ''),
    page('', '', 'a long distance'),
    page('', '', 'nothing of it'),
  ];
  return { pages, reads };
}

describe('a phrase finder', () => {
  test.each([
    ['dist', [0, 1, 2]],
    ['dist path', [0]],
    ['it', [3]],
    ['', [0, 1, 2, 3]],
    ['nowhere', []],
  ])('finds %j in titles, headings and texts', (phrase, expected) => {
    expect(createPhraseFinder(pagesThatCount().pages)(phrase)).toEqual(expected);
  });

  test('reads on where the beginning was found, and everywhere after another phrase', () => {
    const { pages, reads } = pagesThatCount();
    const find = createPhraseFinder(pages);
    expect(find('distan')).toEqual([2]);
    reads.count = 0;
    expect(find('distance')).toEqual([2]);
    expect(reads.count).toBe(1);
    expect(find('dist')).toEqual([0, 1, 2]);
    expect(find('of')).toEqual([3]);
    expect(find('off')).toEqual([]);
  });
});
