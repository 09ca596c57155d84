import { expect, test } from 'vitest';
import { toDay } from './day.mjs';

test.each([
  ['9/10/2024, 3:04:05 PM', '2024-09-10'],
  ['12/1/2024, 11:04:05 AM', '2024-12-01'],
  ['2024/9/10 15:04:05', '2024-09-10'],
  // As the platform writes them.
  [new Date(2024, 8, 10, 15).toLocaleString('en'), '2024-09-10'],
  [new Date(2024, 8, 10, 15).toLocaleString('zh'), '2024-09-10'],
  ['10. September 2024', undefined],
  ['', undefined],
])('%s is %s', (text, day) => {
  expect(toDay(text)).toBe(day);
});
