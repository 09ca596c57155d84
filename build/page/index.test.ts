import { expect, test, vi } from 'vitest';
import type { PageCompiler } from './compiler.ts';
import { pluginPages } from './index.ts';

test.each([
  [true, 1],
  // Only requested pages are compiled, so the other cached pages are still needed.
  [false, 0],
])(
  'a build (%s) removes cached pages that it did not use, the dev server keeps them',
  async (isBuild, times) => {
    const prune = vi.fn();
    await pluginPages({ prune } as unknown as PageCompiler).afterBuild?.({}, isBuild);
    expect(prune).toHaveBeenCalledTimes(times);
  },
);
