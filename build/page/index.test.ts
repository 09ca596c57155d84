import { expect, test, vi } from 'vitest';
import type { PageCompiler } from './compiler.ts';
import { pluginPages } from './index.ts';

test.each([
  [true, 1],
  // It compiles what is asked for alone: the rest of the kept pages is still of use.
  [false, 0],
])(
  'pages of earlier builds go with a build (%s), not with the dev server',
  async (isBuild, times) => {
    const prune = vi.fn();
    await pluginPages({ prune } as unknown as PageCompiler).afterBuild?.({}, isBuild);
    expect(prune).toHaveBeenCalledTimes(times);
  },
);
