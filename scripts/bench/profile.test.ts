import { describe, expect, test } from 'vitest';
import { partOf, summarize } from './profile.mjs';

describe('partOf', () => {
  test.each([
    ['(garbage collector)', '', 'collecting garbage'],
    ['(idle)', '', 'waiting for other threads'],
    ['(program)', '', 'Node'],
    ['readFileSync', 'node:fs', 'Node'],
    ['go', 'file:///a/node_modules/micromark/lib/x.js', 'reading and compiling Markdown'],
    ['go', 'file:///a/node_modules/mdast-util-to-hast/x.js', 'reading and compiling Markdown'],
    ['go', 'file:///a/node_modules/@shikijs/core/x.js', 'highlighting code'],
    ['', 'wasm://wasm/001c7aca', 'highlighting code'],
    ['run', 'file:///a/node_modules/@rspack/core/x.js', 'Rspack and Rsbuild, in JavaScript'],
    ['get', 'file:///a/node_modules/@rspress/core/x.js', 'Rspress itself'],
    ['get', 'file:///a/node_modules/b/node_modules/remarkable/x.js', 'other packages'],
    ['f', 'file:///a/doc_build/__ssg__/entry.cjs', 'rendering pages with React'],
    ['f', '/a/doc_build/__ssg_md__/entry.cjs', 'rendering pages with React'],
    ['f', 'file:///a/build/page/steps.mjs', 'plugins of this site'],
  ])('%s of %s', (functionName, url, part) => {
    expect(partOf({ functionName, url })).toBe(part);
  });
});

test('summarize adds up the time of parts, and of the first function of Rspress', () => {
  const rspress = 'file:///a/node_modules/@rspress/core/x.js';
  const call = (id: number, functionName: string, url: string, children: number[] = []) => ({
    id,
    callFrame: { functionName, url },
    children,
  });
  const profile = {
    nodes: [
      call(1, '(root)', '', [2, 5]),
      call(2, 'readPages', rspress, [3]),
      call(3, 'parsePage', rspress, [4]),
      call(4, 'parse', 'file:///a/node_modules/micromark/x.js'),
      call(5, 'then', 'node:internal'),
    ],
    samples: [2, 4, 4, 5, 3],
    timeDeltas: [1e6, 2e6, 1e6, 5e5, -10],
  };
  expect(summarize(profile)).toEqual({
    parts: [
      ['reading and compiling Markdown', 3],
      ['Rspress itself', 1],
      ['Node', 0.5],
    ],
    entries: [['readPages', 4]],
  });
});
