import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Map<string, string>;
/** The store as a page has it that was just loaded. */
async function load() {
  vi.resetModules();
  return import('./tabStore.ts');
}

// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a choice reaches all tabs, and is stored for its group only', async () => {
  const { chooseTab, chosenTab, subscribeToTabs } = await load();
  const listener = vi.fn();
  const leave = subscribeToTabs(listener);
  expect(chosenTab('package-manager')).toBeNull();
  chooseTab('package-manager', 'pnpm');
  expect(listener).toHaveBeenCalledOnce();
  expect(chosenTab('package-manager')).toBe('pnpm');
  expect(chosenTab('other')).toBeNull();
  // Readers have it under this name from earlier visits.
  expect([...stored]).toEqual([['tabs.package-manager', 'pnpm']]);
  leave();
  chooseTab('package-manager', 'yarn');
  expect(listener).toHaveBeenCalledOnce();
});

test('the next page load knows the choice', async () => {
  stored.set('tabs.package-manager', 'bun');
  const { chosenTab } = await load();
  expect(chosenTab('package-manager')).toBe('bun');
});

test('blocked storage costs the memory alone', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
    setItem() {
      throw new Error('blocked');
    },
  });
  const { chooseTab, chosenTab } = await load();
  expect(chosenTab('package-manager')).toBeNull();
  chooseTab('package-manager', 'yarn');
  expect(chosenTab('package-manager')).toBe('yarn');
});
