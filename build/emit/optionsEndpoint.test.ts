import { expect, test } from 'vitest';
import { historyFacts } from '../../src/facts/historyData.ts';
import { minors } from '../../src/versions.ts';
import { optionPlaces, optionsEndpoint } from './optionsEndpoint.ts';

const names = ['dev.client', 'dev.client.overlay', 'dev.client.overlay.runtime', 'dev.hmr', 'mode'];
const pages = [
  { routePath: '/config/', headings: [] },
  { routePath: '/config/mode', headings: [{ id: 'mode', text: 'mode' }] },
  { routePath: '/config/dev/client', headings: [{ id: 'error-overlay', text: '`overlay`' }] },
];

test.each([
  ['mode', '/config/mode'],
  ['dev.client', '/config/dev/client'],
  ['dev.client.overlay', '/config/dev/client#error-overlay'],
  ['dev.client.overlay.runtime', '/config/dev/client'], // no heading of its own
  ['dev.hmr', undefined], // no page
])('%s is explained at %s', (name, place) => {
  expect(optionPlaces(pages, names).get(name)).toBe(place);
});

test('a type is defined as the newest version has it', () => {
  const [newest = ''] = minors;
  const types = Object.entries(historyFacts.allIn('types', newest)).map(
    ([name, { definition }]) => [name, definition],
  );
  expect(types.length).toBeGreaterThan(10);
  expect(optionsEndpoint([], 'https://docs.example/')).toMatchObject({
    types: Object.fromEntries(types),
  });
});
