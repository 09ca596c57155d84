import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choices } from '../versions.ts';
import { applyVersion, showChoice } from './version.ts';

const key = 'version';
const defaultChoice = '1';
let local: Map<string, string>;
let session: Map<string, string>;
let dataset: Record<string, string>;
let label: string;

const storage = (items: Map<string, string>) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => items.set(name, value),
});

function visit(search = '', shown: Record<string, string> = {}) {
  dataset = shown;
  vi.stubGlobal('location', { search });
  const setProperty = (name: string, value: string) => {
    if (name === '--choice') label = value;
  };
  vi.stubGlobal('document', { documentElement: { dataset, style: { setProperty } } });
  applyVersion({ choices, defaultChoice, key }, showChoice);
  return dataset;
}

beforeEach(() => {
  local = new Map();
  session = new Map();
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', undefined, { choice: '1', rsbuild: '1.7', rsbuildMajor: '1' }],
  ['', '2', { choice: '2', rsbuild: '2.3', rsbuildMajor: '2' }],
  ['', '1.4', { choice: '1.4', rsbuild: '1.4', rsbuildMajor: '1' }],
  ['?v=1.2', '2', { choice: '1.2', rsbuild: '1.2', rsbuildMajor: '1' }], // a link comes first
  ['?v=1.x', undefined, { choice: '1', rsbuild: '1.7', rsbuildMajor: '1' }],
  ['?v=v1.4.7', undefined, { choice: '1.4', rsbuild: '1.4', rsbuildMajor: '1' }],
  ['?v=V1.X', '2', { choice: '1', rsbuild: '1.7', rsbuildMajor: '1' }],
  ['?v=node1.4', '2', { choice: '2', rsbuild: '2.3', rsbuildMajor: '2' }],
  ['?v=9', '2', { choice: '2', rsbuild: '2.3', rsbuildMajor: '2' }], // unknown values are ignored
  ['?v=%3Cscript%3E', 'nonsense', { choice: '1', rsbuild: '1.7', rsbuildMajor: '1' }],
  ['?v=__proto__', undefined, { choice: '1', rsbuild: '1.7', rsbuildMajor: '1' }],
])('%j with %j stored shows %j', (search, stored, expected) => {
  if (stored !== undefined) local.set(key, stored);
  expect(visit(search)).toEqual(expected);
});

test('versions may have several digits', () => {
  visit();
  showChoice('12', ['12', '1', '12.34', '1.2']);
  expect(dataset).toEqual({ choice: '12', rsbuild: '12.34', rsbuildMajor: '12' });
  expect(label).toBe('"12.x"');
  vi.stubGlobal('location', { search: '?v=12.34.56' });
  applyVersion({ choices: ['12', '12.34'], defaultChoice, key }, showChoice);
  expect(dataset.choice).toBe('12.34');
});

test('a link counts for the visit, and is kept for a reader without a choice', () => {
  visit('?v=1.2');
  expect(visit().rsbuild).toBe('1.2');
  expect(local.get(key)).toBe('1.2');
});

test('a link counts for the visit only, for a reader with a choice', () => {
  local.set(key, '1');
  visit('?v=2.0');
  expect(visit().rsbuild).toBe('2.0');
  session.clear();
  expect(visit().rsbuild).toBe('1.7');
});

test('blocked storage leaves what the link says, or the default', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(visit('?v=2').rsbuild).toBe('2.3');
  expect(visit().rsbuild).toBe('1.7');
  // Running again does not change what is shown.
  expect(visit('', { choice: '1.2' }).rsbuild).toBe('1.2');
});

test.each([
  ['2', '"2.x"'],
  ['1.4', '"1.4"'],
])('%s is called %s', (choice, expected) => {
  visit(`?v=${choice}`);
  expect(label).toBe(expected);
});
