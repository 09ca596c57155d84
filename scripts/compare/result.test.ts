import { expect, it } from 'vitest';
import { comparison } from './result.mjs';

const page = { html: 8000, js: 30_500, css: 9000, total: 50_000, requests: 7, performance: 99 };
const one = {
  name: 'One 1.0',
  cold: { wall: 10, cpu: 18.25, memory: 900 },
  warm: { wall: 4, cpu: 6, memory: 950 },
  pages: [page, { ...page, js: 1000 }],
};

it('has a column for each generator and the rows of each page', () => {
  const two = { ...one, name: 'Two 2.0', pages: [page] };
  const { header, rows } = comparison(['home', 'quick start'], [one, two]);
  expect(header).toEqual(['', 'One 1.0', 'Two 2.0']);
  expect(rows).toHaveLength(5 + 2 * 6);
  // The peak of both builds.
  expect(rows).toContainEqual(['build: memory at the peak, MB', '950', '950']);
  expect(rows).toContainEqual(['home: JS, kB', '30.5', '30.5']);
  // A page that a generator lacks.
  expect(rows).toContainEqual(['quick start: JS, kB', '1.0', '–']);
});
