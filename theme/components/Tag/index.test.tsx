import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

const isAsked = vi.fn();
vi.mock('./OriginalTag.tsx', () => {
  isAsked();
  return { OriginalTag: () => null };
});
// Files share the modules of a worker: the next one must not get those that were mocked here.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Tag } = await import('./index.tsx');

test('an entry with a tag asks for its code, and no other does', async () => {
  expect(renderToStaticMarkup(<Tag tag={undefined} />)).toBe('');
  await new Promise(setImmediate);
  expect(isAsked).not.toHaveBeenCalled();
  renderToStaticMarkup(<Tag tag="new" />);
  await expect.poll(() => isAsked.mock.calls.length).toBe(1);
});
