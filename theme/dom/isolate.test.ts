import { afterEach, expect, test, vi } from 'vitest';
import { isolate } from './isolate.ts';

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
