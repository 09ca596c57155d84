import type { UserConfig } from '@rspress/core';

type Cache = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['cache']>;

/**
 * Caches highlighted code blocks, as the same block appears in several pages. Every caller gets a
 * copy, because the compiler modifies the tree.
 */
export function codeCache(): Cache {
  const blocks = new Map<string, string>();
  return {
    get(key) {
      const block = blocks.get(key);
      return block && JSON.parse(block);
    },
    set(key, block) {
      blocks.set(key, JSON.stringify(block));
      return this;
    },
  };
}
