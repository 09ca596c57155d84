import { afterAll, afterEach, expect, test, vi } from 'vitest';

// Files share the modules of a worker, and the module keeps its region.
afterAll(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

interface Place {
  holds: unknown[];
  append: (child: { parentElement: unknown }) => void;
}

function placeOf(): Place {
  const holds: unknown[] = [];
  const place: Place = {
    holds,
    append(child) {
      child.parentElement = place;
      holds.push(child);
    },
  };
  return place;
}

test('is said where the reader is: in an open dialog, as what is around it is not read', async () => {
  vi.resetModules();
  const { announce } = await import('./announce.ts');
  const [body, dialog] = [placeOf(), placeOf()];
  const attributes: Record<string, string> = {};
  const region = {
    dataset: {},
    className: '',
    setAttribute(name: string, value: string) {
      attributes[name] = value;
    },
    parentElement: null,
    textContent: '',
  };
  let opened: Place | null = null;
  vi.stubGlobal('document', {
    body,
    createElement: () => region,
    querySelector: () => opened,
  });
  announce('Dark theme');
  expect(region).toMatchObject({ parentElement: body, textContent: 'Dark theme' });
  // Read out when the reader is done, and not seen.
  expect(attributes).toEqual({ 'aria-live': 'polite' });
  expect(region.className).toBe('visually-hidden');
  opened = dialog;
  announce('Light theme');
  expect(region).toMatchObject({ parentElement: dialog, textContent: 'Light theme' });
  opened = null;
  announce('Dark theme');
  expect(region.parentElement).toBe(body);
  // Added where it is already, it would be read anew.
  announce('Light theme');
  expect(body.holds).toHaveLength(2);
});
