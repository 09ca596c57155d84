import { afterEach, expect, test, vi } from 'vitest';
import { markScripted } from './scripting.ts';

afterEach(() => vi.unstubAllGlobals());

class Script {}

/** The marks of a document, and what reports an error of a script or resource to it. */
function marked(marks: Record<string, string> = {}) {
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  const key = (type: string, capture?: boolean) => `${type} ${capture ? 'captured' : 'bubbled'}`;
  const window = {};
  const dataset: Record<string, string> = { ...marks };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, capture?: boolean) =>
    listeners.set(key(type, capture), listener),
  );
  vi.stubGlobal('removeEventListener', (type: string, _: () => void, capture?: boolean) =>
    listeners.delete(key(type, capture)),
  );
  markScripted();
  return { dataset, window, listeners, fail: listeners.get('error captured') };
}

test('a document is marked until a script does not load or does not start', () => {
  const { dataset, fail } = marked();
  expect(dataset).toEqual({ scripted: '' });
  fail?.({ target: new Script() });
  expect(dataset).toEqual({});

  const another = marked();
  another.fail?.({ target: another.window });
  expect(another.dataset).toEqual({});
});

test('a picture that does not load leaves the mark', () => {
  const { dataset, fail, listeners } = marked();
  fail?.({ target: { src: 'a.png' } });
  expect(dataset).toEqual({ scripted: '' });
  expect(listeners.size).toBe(1);
});

test('once the page has started, errors leave the mark, and are no longer listened to', () => {
  const { dataset, window, fail, listeners } = marked({ hydrated: '' });
  fail?.({ target: window });
  expect(dataset).toEqual({ hydrated: '', scripted: '' });
  expect(listeners.size).toBe(0);
});
