import { afterEach, expect, test, vi } from 'vitest';
import { isShortcut } from './shortcut.ts';

afterEach(() => vi.unstubAllGlobals());

class FakeElement {
  constructor(
    readonly tagName: string,
    readonly isContentEditable = false,
  ) {}
}

const page = new FakeElement('BODY');

test.each<[what: string, press: object, isOpen: boolean, isMeant: boolean]>([
  ['Ctrl and K', { key: 'k', ctrlKey: true }, false, true],
  ['Cmd and K', { key: 'k', metaKey: true }, false, true],
  ['Ctrl and K with capitals on', { key: 'K', ctrlKey: true }, false, true],
  ['Ctrl and K while it is open, which closes it', { key: 'k', ctrlKey: true }, true, true],
  [
    'Ctrl and K in a field of the page',
    { key: 'k', ctrlKey: true, target: new FakeElement('INPUT') },
    false,
    true,
  ],
  ['K', { key: 'k' }, false, false],
  ['a slash', { key: '/' }, false, true],
  ['a slash in the search', { key: '/' }, true, false],
  ['a slash with Ctrl', { key: '/', ctrlKey: true }, false, false],
  ['a slash with Cmd', { key: '/', metaKey: true }, false, false],
  ['a slash with Alt', { key: '/', altKey: true }, false, false],
  ['a slash in a field', { key: '/', target: new FakeElement('INPUT') }, false, false],
  ['a slash in a text', { key: '/', target: new FakeElement('TEXTAREA') }, false, false],
  ['a slash in a list of choices', { key: '/', target: new FakeElement('SELECT') }, false, false],
  [
    'a slash in text that is edited',
    { key: '/', target: new FakeElement('P', true) },
    false,
    false,
  ],
  ['a slash of an input method', { key: '/', isComposing: true }, false, false],
  [
    'what another search has heard',
    { key: 'k', ctrlKey: true, defaultPrevented: true },
    false,
    false,
  ],
])('%s', (_, press, isOpen, isMeant) => {
  vi.stubGlobal('HTMLElement', FakeElement);
  const event = { target: page, ...press } as unknown as KeyboardEvent;
  expect(isShortcut(event, isOpen)).toBe(isMeant);
});
