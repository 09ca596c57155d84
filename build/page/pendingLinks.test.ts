import { expect, test } from 'vitest';
import { unlinkPendingPages } from './pendingLinks.mjs';

const isPending = (path: string) => path === '/config/root' || path === '/zh/config/root';

test.each([
  ['See [root](/config/root).', 'See root.'],
  ['See [`root`](/config/root#values).', 'See `root`.'], // hash and code
  ['参见 [`root`](/zh/config/root)。', '参见 `root`。'],
  ['See [mode](/config/mode).', 'See [mode](/config/mode).'], // exists
  ['See [x](/nowhere).', 'See [x](/nowhere).'], // a dead link stays, and fails the build
  ['See [tool](https://example.com/config/root).', 'See [tool](https://example.com/config/root).'],
  ['![root](/config/root)', '![root](/config/root)'], // an image is no link
  ['[a](/config/root) and [b](/config/mode)', 'a and [b](/config/mode)'],
  [
    '```md\n[root](/config/root)\n```\n[root](/config/root)',
    '```md\n[root](/config/root)\n```\nroot',
  ],
])('%j becomes %j', (source, expected) => {
  expect(unlinkPendingPages(source, isPending)).toBe(expected);
});
