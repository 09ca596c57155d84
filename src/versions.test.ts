import { expect, test } from 'vitest';
import {
  choiceLabel,
  choices,
  defaultChoice,
  describeMinors,
  majors,
  minorOf,
  minors,
  minorsOf,
  otherMinors,
  parseChoice,
} from './versions.ts';

test('majors come before minors, the newest first', () => {
  expect(majors).toEqual(['2', '1']);
  expect(choices.slice(0, 4)).toEqual(['2', '1', '2.3', '2.2']);
  expect(minors.at(-1)).toBe('1.0');
  expect(majors).toContain(defaultChoice);
});

test.each([
  ['2', '2.3'], // a major stands for its newest minor
  ['1', '1.7'],
  ['1.4', '1.4'],
])('choice %s shows %s', (choice, minor) => {
  expect(minorOf(choice)).toBe(minor);
});

test.each([
  ['2', '2.x'],
  ['1.4', '1.4'],
])('choice %s is called %s', (choice, label) => {
  expect(choiceLabel(choice)).toBe(label);
});

test.each<[string | null | undefined, string | undefined]>([
  ['1', '1'],
  ['1.x', '1'],
  ['v1', '1'],
  ['1.4', '1.4'],
  ['1.4.7', '1.4'], // a patch is of its minor
  ['V2.3.x', '2.3'],
  ['0.7', undefined], // documented elsewhere
  ['1.99', undefined],
  ['3', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['latest', undefined],
  ['1.4<script>', undefined],
  ['__proto__', undefined],
  ['1.4.', undefined],
  [' 1', undefined],
])('%j is read as %j', (text, choice) => {
  expect(parseChoice(text)).toBe(choice);
});

test.each([
  ['2.3 2.2 2.1 2.0', { kind: 'one', from: '2.x', to: '2.x' }],
  ['2.3 2.2 2.1 2.0 1.7', { kind: 'since', from: '1.7', to: '2.3' }],
  ['2.3', { kind: 'since', from: '2.3', to: '2.3' }],
  ['1.1 1.0', { kind: 'until', from: '1.0', to: '1.1' }],
  ['1.4 1.3', { kind: 'between', from: '1.3', to: '1.4' }],
  ['1.4', { kind: 'one', from: '1.4', to: '1.4' }],
])('%s is called %j', (some, expected) => {
  expect(describeMinors(some.split(' '))).toEqual(expected);
});

test('the other versions are those that are left', () => {
  expect(otherMinors('2.3 2.2 2.1 2.0 1.7 1.6 1.5 1.4')).toBe('1.3 1.2 1.1 1.0');
});

test('the minors of a major are no others', () => {
  expect(minorsOf('1')).toBe('1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0');
});
