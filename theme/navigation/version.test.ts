import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { versionKey } from '../../src/inline/version.ts';
import { defaultChoice } from '../../src/versions.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
let dataset: Record<string, string>;
let isBlocked = false;

function storage(items: Map<string, string>) {
  const use = <Result>(run: () => Result): Result => {
    if (isBlocked) throw new Error('blocked');
    return run();
  };
  return {
    getItem: (key: string) => use(() => items.get(key) ?? null),
    setItem: (key: string, value: string) => use(() => items.set(key, value)),
    removeItem: (key: string) => use(() => items.delete(key)),
  };
}

/** The module as it starts on a page whose inline script has shown a choice. */
async function start({ shown = defaultChoice, url = 'https://rsbuild.rs/config/' } = {}) {
  dataset = { choice: shown };
  const location = new URL(url);
  const history = {
    state: { key: 'a' },
    replaceState: vi.fn((_state: unknown, _title: string, next: URL) => {
      location.href = String(next);
    }),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, history, scrollY: 0 }));
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '0px' }));
  vi.stubGlobal('document', {
    documentElement: { dataset, style: { setProperty: () => {} } },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
  vi.resetModules();
  return { ...(await import('./version.ts')), location, history };
}

beforeEach(() => {
  local.clear();
  session.clear();
  isBlocked = false;
});
afterEach(() => vi.unstubAllGlobals());
// Files share the modules of a worker: the next one must not get those of a browser.
afterAll(() => void vi.resetModules());

test('starts with what is shown, and renders the default first', async () => {
  const { version } = await start({ shown: '1.4' });
  expect(version.get()).toBe('1.4');
  expect(version.getInitial()).toBe(defaultChoice);
});

test('a choice is shown, kept, and takes the place of a link', async () => {
  session.set(versionKey, '1.4');
  const url = 'https://rsbuild.rs/config/?v=1.4&navbar=0#mode';
  const { version, chooseVersion, location, history } = await start({ shown: '1.4', url });
  chooseVersion('2.1');
  expect(version.get()).toBe('2.1');
  expect(dataset).toEqual({ choice: '2.1', rsbuild: '2.1', rsbuildMajor: '2' });
  expect([local.get(versionKey), session.get(versionKey)]).toEqual(['2.1', undefined]);
  expect(location.href).toBe('https://rsbuild.rs/config/?navbar=0#mode');
  // The router finds its own state again.
  expect(history.replaceState.mock.calls[0]?.[0]).toEqual({ key: 'a' });
});

test('with blocked storage a choice holds while the page is open', async () => {
  isBlocked = true;
  const { version, chooseVersion, followVersion } = await start();
  chooseVersion('1.2');
  expect(version.get()).toBe('1.2');
  followVersion();
  expect(version.get()).toBe('1.2');
});

test.each([
  ['what another tab stores', '1.2', undefined, '1.2'],
  ['not against the link of this visit', '1.2', '2.0', '2.0'],
  ['the default when the storage is emptied', undefined, undefined, defaultChoice],
])('follows %s', async (_, kept, linked, expected) => {
  const { version, followOtherTabs } = await start({ shown: '1.6' });
  const stop = followOtherTabs();
  const tell = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  if (kept) local.set(versionKey, kept);
  if (linked) session.set(versionKey, linked);
  tell('another-key');
  expect(version.get()).toBe('1.6');
  tell(kept ? versionKey : null);
  expect(version.get()).toBe(expected);
  stop();
  local.set(versionKey, '1.1');
  session.clear();
  tell(versionKey);
  expect(version.get()).toBe(expected);
});

test('a page out of the cache of the browser follows, too', async () => {
  const { version, followOtherTabs } = await start();
  const stop = followOtherTabs();
  local.set(versionKey, '1.3');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(version.get()).toBe('1.3');
  stop();
});

test.each([
  ['?v=1.4', '?v=1.4'], // names what is shown
  ['?v=v1.4.2', '?v=v1.4.2'],
  ['?v=nonsense', '?v=nonsense'], // names nothing
  ['?v=2&a=1', '?a=1'], // something else was chosen since
])('an older entry of the history with %s becomes %j', async (search, expected) => {
  const { dropLinkedVersion, location } = await start({
    shown: '1.4',
    url: `https://rsbuild.rs/config/${search}`,
  });
  dropLinkedVersion();
  expect(location.search).toBe(expected);
});
