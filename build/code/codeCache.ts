import type { UserConfig } from '@rspress/core';

type Cache = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['cache']>;

/**
 * Keeps highlighted blocks of code, so that a block is highlighted once however often it is in
 * pages. Each asker gets a copy, for the compiler changes its tree.
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
