import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table, TableHeader } from './index.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node).replace(/ class="[^"]*"/g, '');

test('each cell has its role, and behind the first the title of its column', () => {
  const table = (
    <Table>
      <thead>
        <tr>
          <th>Name</th>
          <th>
            Type of <code>a</code>
          </th>
          <th />
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>a</th>
          <td>b</td>
          <td>c</td>
        </tr>
      </tbody>
    </Table>
  );
  // A box that scrolls takes the focus.
  expect(html(table)).toMatch(/^<div tabindex="0"><table role="table">.*<\/table><\/div>$/);
  const parts = [
    ...html(table).matchAll(/<(thead|tbody|tr|th|td) role="([^"]*)"(?: data-label="([^"]*)")?/g),
  ];
  expect(parts.map((found) => found.slice(1).filter(Boolean).join(' '))).toEqual([
    'thead rowgroup',
    'tr row',
    'th columnheader',
    'th columnheader',
    'th columnheader',
    'tbody rowgroup',
    'tr row',
    'th rowheader',
    'td cell Type of a',
    'td cell',
  ]);
  // None for a column without a title: it would be room for nothing.
  expect(html(table)).not.toContain('data-label=""');
});

test('a corner without text is no header', () => {
  expect(html(<TableHeader role="columnheader">Name</TableHeader>)).toBe(
    '<th role="columnheader">Name</th>',
  );
  expect(html(<TableHeader role="columnheader" />)).toBe('<td role="cell"></td>');
  expect(html(<TableHeader />)).toBe('<td></td>');
});
