import { expect, it } from 'vitest';
import { themeStrings } from './themeStrings.ts';

const check = (jsx: string, same: Parameters<typeof themeStrings>[1] = []) =>
  themeStrings({ file: 'theme/a.tsx', source: `export const A = () => (\n${jsx});` }, same);

it.each([
  ['text', '<p>Hello</p>'],
  ['Chinese text', '<p>你好</p>'],
  ['text beside an expression', '<p>{count} results</p>'],
  ['a string child', "<p>{'Hello'}</p>"],
  ['a template child', '<p>{`Hello`}</p>'],
  ['a label', '<nav aria-label="Main" />'],
  ['a label as an expression', "<nav aria-label={'Main'} />"],
  ['a tooltip', '<a title="Open" />'],
  ['a placeholder', '<input placeholder="Search" />'],
  ['an alternative text', '<img alt="Logo" />'],
])('%s', (_, jsx) => {
  const [problem, ...others] = check(jsx);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'theme/a.tsx', line: 2, rule: 'themeStrings' });
});

it.each([
  ['a looked-up string', "<p>{t('a.b')}</p>"],
  ['a looked-up label', "<nav aria-label={t('a.b')} />"],
  ['no words', '<p>{a} → #{b} / 2</p>'],
  ['a decorative image', '<img alt="" />'],
  ['an attribute no one reads', '<a className="b" href="/guide/start">{c}</a>'],
  ['a string outside of JSX', "<p>{pick('hello')}</p>"],
])('silent: %s', (_, jsx) => {
  expect(check(jsx)).toEqual([]);
});

it('accepts text that is the same in every language', () => {
  expect(check('<p>Rsbuild</p>', [{ text: 'Rsbuild', reason: 'a name' }])).toEqual([]);
});
