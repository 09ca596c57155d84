import { expect, test } from 'vitest';
import { minorsOf } from '../../../src/versions.ts';
import { translate } from '../../translate.ts';
import { apiMembers, apiSignature, optionMembers, pluginFacts, pluginOptions } from './models.ts';

const t = translate('en');
const [of1, of2] = [minorsOf('1'), minorsOf('2')];
const aliases = [{ name: 'A', definition: 'string' }];
const life = { since: '1.2' };

test('members of a type: optional ones with a question mark', () => {
  const members = [
    { name: 'a', optional: [{ value: false }], type: [{ value: 'A' }], life },
    { name: 'b', optional: [{ value: true }], type: [{ value: 'number' }], life },
  ];
  expect(apiMembers({ members, aliases }, t)).toEqual({
    aliases,
    head: ['Property', 'Type', 'Since'],
    rows: [
      [{ code: 'a' }, { code: 'A' }, { text: '1.2' }],
      [{ code: 'b?' }, { code: 'number' }, { text: '1.2' }],
    ],
  });
});

test('an export: since when, what its types are, and whether it still is', () => {
  const deprecated = { version: '2.0', replacement: null, minors: of2 };
  const model = apiSignature({ code: [], aliases, life: { ...life, deprecated } }, t);
  expect(model).toMatchObject({ aliases, marks: [{ label: 'Since', text: '1.2' }] });
  expect(model.notices).toMatchObject([{ minors: of2 }]);
});

test('members of an option are under titles', () => {
  expect(optionMembers({ members: [], aliases }, t)).toEqual({
    aliases,
    head: ['Property', 'Type', 'Default', 'Since'],
    rows: [],
  });
});

test('a plugin: what to install for which version, and what it is called', () => {
  const model = pluginFacts(
    {
      plugin: '@rsbuild/plugin-a',
      install: [
        { value: { version: '2.1.0', tag: '2' }, minors: of2 },
        { value: null, minors: of1 },
      ],
      peerRange: [{ value: '^2.0.0' }],
      factory: [{ value: 'pluginA' }],
      pluginName: [{ value: null }],
    },
    t,
  );
  expect(model.facts).toMatchObject([
    {
      label: t('facts.version'),
      parts: [
        {
          minors: of2,
          parts: [
            { code: '@rsbuild/plugin-a@2' },
            { text: t('facts.checkedVersion', { version: '2.1.0' }) },
          ],
        },
        { minors: of1, text: t('facts.none') },
      ],
    },
  ]);
  expect(model.marks).toMatchObject([
    { label: t('facts.acceptedCore'), code: '^2.0.0' },
    { label: t('facts.factory'), code: 'pluginA' },
  ]);
});

test('options of a plugin: required ones, defaults, and those that its versions lack', () => {
  const option = { type: [{ value: 'A' }], required: [{ value: false }], lacking: [] };
  const options = [
    { ...option, name: 'a', default: [{ value: '1' }] },
    { ...option, name: 'b', required: [{ value: true }], default: [{ value: null }] },
    { ...option, name: 'c', default: [{ value: null }], lacking: [{ value: '1.0', minors: of1 }] },
  ];
  expect(pluginOptions({ options, aliases }, t)).toEqual({
    aliases,
    head: [t('facts.option'), 'Type', 'Default'],
    rows: [
      [{ code: 'a' }, { code: 'A' }, { code: '1' }],
      [{ code: 'b' }, { code: 'A' }, { text: t('facts.required') }],
      [
        {
          parts: [
            { code: 'c' },
            { text: t('facts.notInPlugin', { version: '1.0' }), minors: of1, tone: 'warning' },
          ],
        },
        { code: 'A' },
        {},
      ],
    ],
  });
});
