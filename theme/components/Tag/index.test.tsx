import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

const isLoaded = vi.fn();
vi.mock('./OriginalTag.tsx', () => {
  isLoaded();
  return { OriginalTag: () => null };
});
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Tag } = await import('./index.tsx');

test('an entry with a tag loads its code, and no other does', async () => {
  expect(renderToStaticMarkup(<Tag tag={undefined} />)).toBe('');
  await new Promise(setImmediate);
  expect(isLoaded).not.toHaveBeenCalled();
  renderToStaticMarkup(<Tag tag="new" />);
  await expect.poll(() => isLoaded.mock.calls.length).toBe(1);
});
