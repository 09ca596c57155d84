import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Finding } from '../../../src/check/types.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? Object.values(params).join(': ') : key,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Editor, firstNumber } = await import('./Editor.tsx');

function editor(value: string, findings: Pick<Finding, 'line' | 'level'>[] = []): string {
  const found = findings.map((one): Finding => ({ kind: 'a', name: 'a', params: {}, ...one }));
  return renderToStaticMarkup(
    <Editor
      ref={null}
      value={value}
      findings={found}
      onChange={() => {}}
      onMark={() => {}}
      describedBy="summary"
    />,
  );
}
const numbers = (html: string) => /<pre[^>]*>([\d\s]*)</.exec(html)?.[1]?.split('\n');

test('every line has its number, and of a long text those that may show', () => {
  expect(numbers(editor(''))).toEqual(['1']);
  expect(numbers(editor('a\nb\n'))).toEqual(['1', '2', '3']);
  expect(numbers(editor('\n'.repeat(999)))?.at(-1)).toBe('300');
});

test.each([
  [1, 12],
  [20, 21],
  [500, 26],
])('a text of %i lines has a field of %i', (lines, rows) => {
  expect(editor('\n'.repeat(lines - 1))).toContain(`rows="${rows}"`);
});

test('text stays as it is typed, a line a line', () => {
  const html = editor('a');
  for (const attribute of [
    'wrap="off"',
    'spellCheck="false"',
    'autoCapitalize="off"',
    'autoComplete="off"',
  ]) {
    expect(html).toContain(attribute);
  }
  expect(html).toContain('aria-label="check.editor" aria-describedby="summary"');
});

test('one mark a line, the last one too, with the worst level and the count of what is said', () => {
  const html = editor('a\nb\nc', [
    { line: 1, level: 'info' },
    { line: 3, level: 'warning' },
    { line: 3, level: 'error' },
    { line: 3, level: 'info' },
    { level: 'error' },
  ]);
  const marks = [...html.matchAll(/data-level="(\w+)"[^>]*aria-label="([^"]*)"/g)];
  expect(marks.map((found) => found.slice(1))).toEqual([
    ['info', '1: 1'],
    ['error', '3: 3'],
  ]);
});

test('wherever a long text is scrolled to, all lines in sight have their number', () => {
  const count = numbers(editor('\n'.repeat(9999)))?.length ?? 0;
  for (let line = 0; line < 2000; line++) {
    expect(firstNumber(line)).toBeLessThanOrEqual(line);
    // Readers can make the field larger than it is at first.
    expect(firstNumber(line) + count).toBeGreaterThan(line + 60);
  }
});
