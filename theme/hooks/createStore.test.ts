import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

test('calls its listeners on changes only, until they unsubscribe', () => {
  const store = createStore({ id: 'a' }, (a, b) => a.id === b.id);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const before = store.get();
  store.set({ id: 'a' });
  expect(listener).not.toHaveBeenCalled();
  // The same object until it changes, or React renders without end.
  expect(store.get()).toBe(before);
  store.set({ id: 'b' });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ id: 'b' });
  leave();
  store.set({ id: 'c' });
  expect(listener).toHaveBeenCalledOnce();
});
