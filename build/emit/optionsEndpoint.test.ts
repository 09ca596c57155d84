import { expect, test } from 'vitest';
import { optionPlaces } from './optionsEndpoint.ts';

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
