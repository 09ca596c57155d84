import { expect, it } from 'vitest';
import { machineTraces, traces } from './machineTraces.ts';

// Joined, so that this file does not contain them.
const path = (...parts: string[]) => `/${parts.join('/')}`;
const checkout = path('srv', 'site');
const wanted = traces([checkout]);
const check = (source: string, text = '') =>
  machineTraces(
    { file: 'a.md', source },
    wanted,
    text ? [{ file: 'a.md', text, reason: 'test' }] : [],
  );

it.each([
  ['the checkout', `${checkout}/src/a.ts`],
  ['the checkout alone', `cd ${checkout}`],
  ['a home on Linux', path('home', 'ada', 'a')],
  ['a home on macOS', path('Users', 'ada', 'a')],
  ['a home on Windows', ['C:', 'Users', 'me'].join('\\')],
  ['a temporary folder', path('tmp', 'a')],
  ['a registry', `https://${['registry', 'example.com'].join('.')}/a`],
])('reports %s', (_, text) => {
  const problems = check(`\n${text}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'a.md', line: 2, rule: 'machineTraces' });
});

it.each([
  ['a longer name', `${checkout}-map/a`],
  ['a URL of a site', `https://a.example${path('home', 'ada', 'a')}`],
  ['a relative path', `.${path('tmp', 'a')}`],
  ['a made-up home', '/home/me/a'],
  ['the word registry', 'the npm registry'],
])('accepts %s', (_, text) => {
  expect(check(text)).toEqual([]);
});

it('accepts an exception and reports a stale one', () => {
  const text = path('home', 'ada', 'a');
  expect(check(text, path('home', 'ada', ''))).toEqual([]);
  expect(check('nothing', text)[0]?.message).toContain('stale exception');
});
