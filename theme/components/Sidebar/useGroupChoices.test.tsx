import type { SidebarData } from '@rspress/core';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type GroupChoices, useGroupChoices } from './useGroupChoices.ts';

const sidebar = (): SidebarData => [
  { text: 'A', collapsible: true, collapsed: false, items: [{ text: 'a', link: '/a' }] },
  {
    text: 'B',
    collapsible: true,
    collapsed: false,
    items: [
      { text: 'b', link: '/b' },
      { text: 'C', collapsible: true, collapsed: false, items: [{ text: 'c', link: '/c' }] },
    ],
  },
];
const groups = ['0', '1', '1-1'];

/** Page shown at first, and what the reader does then: returns the choices for all groups. */
function after(...steps: ((choices: GroupChoices) => { path?: string; isOther?: true })[]) {
  let entries = sidebar();
  let path = '/a';
  let shown: (boolean | undefined)[] = [];
  const Page = () => {
    const [done, setDone] = useState(0);
    const choices = useGroupChoices(entries, path);
    shown = groups.map((position) => choices.of(position));
    const step = steps[done];
    if (step) {
      const next = step(choices);
      path = next.path ?? path;
      if (next.isOther) entries = sidebar();
      setDone(done + 1);
    }
    return null;
  };
  renderToStaticMarkup(<Page />);
  return shown;
}
const close = (position: string) => (choices: GroupChoices) => {
  choices.set(position, false);
  return {};
};
const goTo = (path: string) => () => ({ path });

test.each<[what: string, steps: Parameters<typeof after>, chosen: (boolean | undefined)[]]>([
  ['nothing is chosen at first', [], [undefined, undefined, undefined]],
  ['a choice lasts', [close('0'), close('1')], [false, false, undefined]],
  [
    'a page opens the groups around it, and no other',
    [close('0'), close('1'), goTo('/b')],
    [false, undefined, undefined],
  ],
  [
    'which can be closed again',
    [close('1'), goTo('/b'), close('1')],
    [undefined, false, undefined],
  ],
  [
    'and stay so on the way back',
    [close('1'), goTo('/b'), goTo('/a')],
    [undefined, undefined, undefined],
  ],
  [
    'a page opens a group inside another one, too',
    [close('0'), close('1'), close('1-1'), goTo('/c')],
    [false, undefined, undefined],
  ],
  [
    'a page beside a group does not open it',
    [close('1'), close('1-1'), goTo('/b')],
    [undefined, undefined, false],
  ],
  [
    'another sidebar has none',
    [close('0'), () => ({ isOther: true })],
    [undefined, undefined, undefined],
  ],
])('%s', (_, steps, chosen) => {
  expect(after(...steps)).toEqual(chosen);
});
