import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markdownOf } from '../../markdown.ts';
import { Tab, Tabs, type TabsProps } from './index.tsx';

/** Titles of the tabs, the one that shows in capitals. */
function shown(props: Omit<TabsProps, 'children'>): string[] {
  const markup = renderToStaticMarkup(
    <Tabs {...props}>
      <Tab label="one" value="1">
        First
      </Tab>
      <Tab label="two">Second</Tab>
    </Tabs>,
  );
  const tabs = [...markup.matchAll(/aria-selected="(\w+)"[^>]*>([^<]*)</g)];
  return tabs.map(([, isSelected, label = '']) =>
    isSelected === 'true' ? label.toUpperCase() : label,
  );
}

test.each<[why: string, props: Omit<TabsProps, 'children'>, titles: string[]]>([
  ['the first shows when nothing is said', {}, ['ONE', 'two']],
  ['the default shows, by its value', { defaultValue: 'two' }, ['one', 'TWO']],
  ['a default that no tab has is none', { defaultValue: 'three' }, ['ONE', 'two']],
  [
    'a group without a choice shows the default',
    { groupId: 'g', defaultValue: 'two' },
    ['one', 'TWO'],
  ],
  [
    'values name the tabs',
    {
      values: [
        { value: 'a', label: 'A tab' },
        { value: 'b', label: 'B tab' },
      ],
      defaultValue: 'b',
    },
    ['A tab', 'B TAB'],
  ],
])('%s', (_, props, titles) => {
  expect(shown(props)).toEqual(titles);
});

test('one tab is a stop of the keyboard, and each is the name of its panel', () => {
  const markup = renderToStaticMarkup(
    <Tabs defaultValue="two">
      <Tab label="one">First</Tab>
      <Tab label="two">Second</Tab>
    </Tabs>,
  );
  const attribute = (text: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];
  const [tabs = [], panels = []] = ['tab', 'tabpanel'].map(
    (role) => markup.match(new RegExp(`<\\w+ [^>]*role="${role}"[^>]*>`, 'g')) ?? [],
  );
  expect(tabs.map((tab) => attribute(tab, 'tabindex'))).toEqual(['-1', '0']);
  expect(panels.map((panel) => attribute(panel, 'aria-labelledby'))).toEqual(
    tabs.map((tab) => attribute(tab, 'id')),
  );
  expect(tabs.map((tab) => attribute(tab, 'aria-controls'))).toEqual(
    panels.map((panel) => attribute(panel, 'id')),
  );
  // Their names show where all panels do: without scripts, and on paper.
  expect(panels.map((panel) => attribute(panel, 'data-label'))).toEqual(['one', 'two']);
  expect(panels.map((panel) => attribute(panel, 'data-hidden'))).toEqual(['true', 'false']);
});

test('as Markdown, each tab is below its label', () => {
  const context = { lang: 'en', routePath: '/config/mode' } as const;
  const panel = markdownOf('Tab', { label: 'npm' }, { ...context, children: 'Text' });
  expect(panel).toBe('**npm**\n\nText');
  expect(markdownOf('Tabs', {}, { ...context, children: panel })).toBe(panel);
});
