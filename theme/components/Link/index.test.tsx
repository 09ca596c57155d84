import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const called: string[] = [];
vi.mock('@rspress/core/runtime', () => ({
  withBase: (path: string) => `/base${path}`,
  normalizeHrefInRuntime: (path: string) => path.replace('.html', ''),
}));
vi.mock('./useNavigateTo.ts', () => ({
  useNavigateTo: () => (to: string, path: string) => called.push(`go to ${to} on ${path}`),
}));
vi.mock('../../navigation/prefetch.ts', () => ({
  prefetch: (path: string) => called.push(`fetch ${path}`),
  prefetchSoon: (path: string) => called.push(`fetch ${path} soon`),
  cancelPrefetch: () => called.push('do not fetch'),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Link } = await import('./index.tsx');

beforeEach(() => {
  called.length = 0;
});

/** What a link hands to the browser. */
const anchor = (props: ComponentProps<'a'>) => (Link(props) as ReactElement<typeof props>).props;

/** Clicks a link; what is left to the browser is noted, too. */
function click(
  props: ComponentProps<'a'>,
  event: Omit<Partial<MouseEvent>, 'target'> & { target?: string } = {},
) {
  const { target = '', ...rest } = event;
  anchor(props).onClick?.({
    button: 0,
    preventDefault: () => called.push('not the browser'),
    ...rest,
    currentTarget: { target },
  } as MouseEvent<HTMLAnchorElement>);
}

test.each([
  ['/config/mode.html?x=1#a', { href: '/base/config/mode?x=1#a' }],
  ['#a', { href: '#a' }],
  ['/options.json', { href: '/base/options.json' }],
  [
    'https://a.example',
    { href: 'https://a.example', target: '_blank', rel: 'noopener noreferrer' },
  ],
  ['//a.example', { href: '//a.example', target: '_blank', rel: 'noopener noreferrer' }],
])('%s leads to its place, other sites to a new tab', (href, expected) => {
  const { target, rel, ...props } = anchor({ href, className: 'kept', children: 'text' });
  expect({ href: props.href, ...(target && { target, rel }) }).toEqual(expected);
  expect(props).toMatchObject({ className: 'kept', children: 'text' });
});

test.each<[how: string, event: Parameters<typeof click>[1], isFollowed: boolean]>([
  ['a click', {}, true],
  ['a click in a link for the same tab', { target: '_self' }, true],
  ['a click in a link for another tab', { target: '_blank' }, false],
  ['the wheel', { button: 1 }, false],
  ['the second button', { button: 2 }, false],
  ['Ctrl', { ctrlKey: true }, false],
  ['Cmd', { metaKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['what somebody else has done', { defaultPrevented: true }, false],
])('%s: followed without a reload: %j', (_, event, isFollowed) => {
  click({ href: '/config/mode#a' }, event);
  const expected = ['not the browser', 'go to /config/mode#a on /config/mode'];
  expect(called).toEqual(isFollowed ? expected : []);
});

test.each(['/config/mode', '#a', '/options.json', 'https://a.example'])(
  'a click on %s is told, before it is followed',
  (href) => {
    click({ href, onClick: () => void called.push('told') });
    expect(called[0]).toBe('told');
  },
);

test('a page is fetched when its link is touched, or the pointer or the focus rests on it', () => {
  const { onMouseEnter, onMouseLeave, onFocus, onBlur, onTouchStart } = anchor({ href: '/a#b' });
  for (const listener of [onMouseEnter, onMouseLeave, onFocus, onBlur, onTouchStart]) {
    (listener as (() => void) | undefined)?.();
  }
  expect(called).toEqual([
    'fetch /a soon',
    'do not fetch',
    'fetch /a soon',
    'do not fetch',
    'fetch /a',
  ]);
});
