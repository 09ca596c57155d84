import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const theme = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${theme}/${file}`, 'utf8');
const layers = new Map(
  [...read('styles/tokens.css').matchAll(/(--z-[\w-]+): (-?\d+);/g)].map(([, name = '', at]) => [
    name,
    Number(at),
  ]),
);

test('what covers what is said in one place', () => {
  const order = ['behind', 'raised', 'float', 'bar', 'nav', 'drawer', 'overlay'].map(
    (name) => `--z-${name}`,
  );
  expect([...layers.keys()]).toEqual(order);
  expect([...layers.values()]).toEqual([...layers.values()].sort((one, other) => one - other));
  expect(new Set(layers.values()).size).toBe(layers.size);
});

test('every z-index is one of these layers', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort();
  const uses = files.flatMap((file) =>
    [...read(file).matchAll(/\bz-index:\s*([^;]+);/g)].map(([, value = '']) => ({ file, value })),
  );
  expect(uses.length).toBeGreaterThan(5);
  const isLayer = (value: string) => layers.has(/^var\((--z-[\w-]+)\)$/.exec(value)?.[1] ?? '');
  expect(uses.filter(({ value }) => !isLayer(value))).toEqual([]);
});
