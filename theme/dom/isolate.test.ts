import { afterEach, expect, test, vi } from 'vitest';
import { isolate, lockScroll } from './isolate.ts';

afterEach(() => vi.unstubAllGlobals());

class FakeElement {
  inert = false;
  dataset: Record<string, string> = {};
  children: FakeElement[] = [];
  parentElement: FakeElement | null = null;

  constructor(...children: FakeElement[]) {
    for (const child of children) child.parentElement = this;
    this.children = children;
  }
}

test('the rest of the page is inert for as long, but for announcements', () => {
  const [drawer, text, footer, announcements] = Array.from({ length: 4 }, () => new FakeElement());
  const page = new FakeElement(drawer as FakeElement, text as FakeElement);
  const body = new FakeElement(page, footer as FakeElement, announcements as FakeElement);
  if (announcements) announcements.dataset.announcements = '';
  if (footer) footer.inert = true;
  const documentElement = { clientWidth: 100, dataset: {} };
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { body, documentElement });
  vi.stubGlobal('window', { innerWidth: 100 });
  const inert = () => [drawer, text, page, footer, announcements].map((one) => one?.inert);

  const release = isolate(drawer as unknown as HTMLElement);
  expect(inert()).toEqual([false, true, false, true, false]);
  release();
  // What somebody else has made inert stays so.
  expect(inert()).toEqual([false, false, false, true, false]);
});

test.each([
  ['a scrollbar that takes room', 115, 'with-scrollbar'],
  ['none', 100, ''],
])('the page does not scroll until the last one lets it, with %s', (_, innerWidth, locked) => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { clientWidth: 100, dataset } });
  vi.stubGlobal('window', { innerWidth });
  const [menu, search] = [lockScroll(), lockScroll()];
  expect(dataset).toEqual({ scrollLocked: locked });
  menu();
  expect(dataset).toEqual({ scrollLocked: locked });
  search();
  expect(dataset).toEqual({});
});
