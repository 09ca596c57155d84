import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { ApiSignatureData } from '../../../src/facts/shown.ts';
import { minorsOf } from '../../../src/versions.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, ...Object.values(params)].join(' ').trim(),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { ApiSignature } = await import('./index.tsx');

const data: ApiSignatureData = {
  code: [
    { value: 'function a(\n  b: B,\n): void;', minors: minorsOf('2') },
    { value: 'function a(): void;', minors: minorsOf('1') },
  ],
  aliases: [],
  life: { since: '1.2' },
};

/** Of each part: its versions, what it begins with, and its code with the count of its lines. */
const parts = (shown: ApiSignatureData) =>
  [
    ...renderToStaticMarkup(<ApiSignature data={shown} />).matchAll(
      /<div(?: data-for="([^"]*)")?>(<span.*?)?<figure.*?<pre([^>]*)><code>(.*?)<\/code>/gs,
    ),
  ].map(([, minors, label = '', attributes = '', code = '']) => ({
    minors,
    label: label.replace(/<[^>]+>/g, ''),
    lines: /data-lines="(\d+)"/.exec(attributes)?.[1],
    isTypeScript: attributes.includes('data-lang="ts"'),
    // What the button copies.
    copied: [...code.matchAll(/<span class="line">(.*?)<\/span>/g)].map(([, line]) => line),
    text: code.replace(/<[^>]+>/g, ''),
  }));

test('each version has its signature, a line a line', () => {
  const [first, second] = data.code;
  expect(parts(data)).toEqual([
    {
      minors: minorsOf('2'),
      label: 'versions.one 2.x 2.x: ',
      lines: '3',
      isTypeScript: true,
      copied: first?.value.split('\n'),
      text: first?.value,
    },
    {
      minors: minorsOf('1'),
      label: 'versions.one 1.x 1.x: ',
      lines: '1',
      isTypeScript: true,
      copied: [second?.value],
      text: second?.value,
    },
  ]);
});

test('one signature for all versions needs no label; when it was added is below', () => {
  const same = { ...data, code: [{ value: 'a: string' }] };
  expect(parts(same)).toMatchObject([{ minors: undefined, label: '', text: 'a: string' }]);
  expect(renderToStaticMarkup(<ApiSignature data={same} />)).toMatch(
    /<\/figure><\/div><div.*<dt>facts.since<\/dt><dd>1\.2<\/dd>/,
  );
});
