import { afterEach, expect, test, vi } from 'vitest';
import { copyModifierKey, copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', '⌘'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0)', '⌘'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl'],
])('on %s it is %s and C', (userAgent, key) => {
  expect(copyModifierKey(userAgent)).toBe(key);
});

/** Copies in a browser that allows it or not; what came onto the clipboard, and into a prompt. */
async function copy(source: string | Promise<string>, isAllowed: boolean) {
  const copied: string[] = [];
  const prompt = vi.fn();
  const put = async (text: string | Promise<Blob>) => {
    if (!isAllowed) throw new Error('blocked');
    copied.push(typeof text === 'string' ? text : await (await text).text());
  };
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly items: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: put,
      write: ([item]: { items: Record<string, Promise<Blob>> }[]) =>
        put(item?.items['text/plain'] ?? ''),
    },
  });
  vi.stubGlobal('window', { prompt });
  return { outcome: await copyText(source, 'Press'), copied, asked: prompt.mock.calls };
}

test.each([
  ['a text', () => 'text'],
  ['a text that has to be fetched', () => Promise.resolve('text')],
])('%s is copied, or offered where the browser forbids it', async (_, source) => {
  expect(await copy(source(), true)).toEqual({ outcome: 'copied', copied: ['text'], asked: [] });
  expect(await copy(source(), false)).toEqual({
    outcome: 'prompted',
    copied: [],
    asked: [['Press', 'text']],
  });
});

test('what cannot be fetched is an error, and nothing is offered', async () => {
  await expect(copy(Promise.reject(new Error('offline')), true)).rejects.toThrow('offline');
  expect(window.prompt).not.toHaveBeenCalled();
});
