import { describe, expect, it } from 'vitest';
import type { ThingHistory } from './index.ts';
import { sinceOf, stateAt } from './timeline.ts';

describe('stateAt', () => {
  const changed: ThingHistory = {
    now: { type: 'c', default: { value: 3 } },
    changes: [
      { version: '1.2.5', what: 'added' },
      { version: '1.4.2', what: 'type', before: 'a', after: 'b' },
      { version: '2.0.0', what: 'type', before: 'b', after: 'c' },
      // The field itself was added in this version.
      { version: '2.1.0', what: 'default', after: { value: 3 } },
    ],
  };
  it.each([
    ['before it was there', '1.2.4', undefined],
    ['in the version that brought it', '1.2.5', { type: 'a' }],
    ['before a change', '1.4.1', { type: 'a' }],
    ['in the version of a change', '1.4.2', { type: 'b' }],
    ['between changes', '1.10.0', { type: 'b' }],
    ['before a field was there', '2.0.9', { type: 'c' }],
    ['now', '2.3.2', { type: 'c', default: { value: 3 } }],
  ])('%s', (_, version, state) => {
    expect(stateAt(changed, version)).toEqual(state);
  });

  const gone: ThingHistory = {
    changes: [
      { version: '1.3.0', what: 'deprecated', after: 'use b' },
      { version: '2.0.0', what: 'removed', before: { type: 'a', deprecated: 'use b' } },
    ],
  };
  it.each([
    ['gone', '2.0.0', undefined],
    ['the last version that had it', '1.9.9', { type: 'a', deprecated: 'use b' }],
    ['before its deprecation', '1.0.1', { type: 'a' }],
  ])('%s', (_, version, state) => {
    expect(stateAt(gone, version)).toEqual(state);
  });

  it('follows a thing that came back', () => {
    const back: ThingHistory = {
      now: { type: 'b' },
      changes: [
        { version: '1.5.0', what: 'removed', before: { type: 'a' } },
        { version: '2.0.0', what: 'added' },
      ],
    };
    const types = ['1.4.0', '1.5.0', '2.0.0'].map((version) => stateAt(back, version)?.type);
    expect(types).toEqual(['a', undefined, 'b']);
  });

  it('never changes what it reads', () => {
    const copy = structuredClone(changed);
    stateAt(changed, '1.0.1');
    expect(changed).toEqual(copy);
  });
});

it.each<[string, ThingHistory, string]>([
  ['always there', { now: {} }, '1.0.1'],
  ['added', { now: {}, changes: [{ version: '1.3.22', what: 'added' }] }, '1.3.22'],
  ['changed', { now: {}, changes: [{ version: '1.3.22', what: 'type' }] }, '1.0.1'],
])('sinceOf: %s', (_, thing, version) => {
  expect(sinceOf(thing, '1.0.1')).toBe(version);
});
