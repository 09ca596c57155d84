import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Finding, Report, SourceFile } from '../../../src/check/types.ts';
import type { EditorProps } from './Editor.tsx';

const finding = (name: string): Finding => ({ kind: 'unknown', level: 'error', name, params: {} });
const report: Report = {
  tool: 'rsbuild',
  minor: '1.7',
  findings: [finding('now')],
  upgrade: { minor: '2.3', findings: [finding('later')], defaults: [finding('unset')] },
  options: [],
  remarks: [],
};
const config: SourceFile = { name: 'rsbuild.config.ts', text: 'export default {};' };
const manifest: SourceFile = { name: 'package.json', text: '{}' };
const take = vi.fn();
let current: SourceFile | undefined;
let editor: EditorProps | undefined;

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
vi.mock('./useCheck.ts', () => ({
  useCheck: () => ({ files: [config, manifest], current, state: { kind: 'ready', report }, take }),
}));
vi.mock('./Editor.tsx', () => ({
  Editor: (props: EditorProps) => {
    editor = props;
    return null;
  },
}));
for (const part of ['FileTabs', 'Results', 'Summary', 'Toolbar']) {
  vi.doMock(`./${part}.tsx`, () => ({ [part]: () => null }));
}
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { ConfigCheck } = await import('./index.tsx');

/** Renders the check, and returns its outermost element. */
function rendered(): ReactElement<React.HTMLAttributes<HTMLElement>> {
  let root: ReturnType<typeof ConfigCheck> | undefined;
  const Page = () => {
    root = ConfigCheck();
    return root;
  };
  renderToStaticMarkup(<Page />);
  if (!root) throw new Error('not rendered');
  return root;
}

beforeEach(() => {
  current = config;
  take.mockClear();
});

test('the editor marks what is wrong now and on the way to a newer version', () => {
  rendered();
  expect(editor).toMatchObject({ value: config.text });
  expect(editor?.findings.map(({ name }) => name)).toEqual(['now', 'later']);
});

test('lines of package.json have no marks of the configuration', () => {
  current = manifest;
  rendered();
  expect(editor).toMatchObject({ value: '{}', findings: [] });
});

test('files that are dropped anywhere on it are taken, and not opened by the browser', () => {
  const { onDragOver, onDrop } = rendered().props;
  const event = { preventDefault: vi.fn(), dataTransfer: { files: [config] } };
  onDragOver?.(event as unknown as React.DragEvent<HTMLElement>);
  onDrop?.(event as unknown as React.DragEvent<HTMLElement>);
  expect(event.preventDefault).toHaveBeenCalledTimes(2);
  expect(take).toHaveBeenCalledExactlyOnceWith([config]);
});

test.each<[what: string, events: ('onDragOver' | 'onDragLeave' | 'onDrop')[], isOver: boolean]>([
  ['over it', ['onDragOver'], true],
  ['past it', ['onDragOver', 'onDragLeave'], false],
  ['and dropped', ['onDragOver', 'onDrop'], false],
])('it shows that it takes a file that is dragged %s', (_, events, isOver) => {
  const event = { preventDefault: () => {}, dataTransfer: { files: [] } };
  const left = [...events];
  let root: ReturnType<typeof ConfigCheck> | undefined;
  const Page = () => {
    root = ConfigCheck();
    const next = left.shift();
    if (next) root.props[next](event);
    return root;
  };
  renderToStaticMarkup(<Page />);
  expect(root?.props['data-over']).toBe(isOver);
});
