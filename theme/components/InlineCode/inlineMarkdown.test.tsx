import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

// As Rspress does it: a text without marks stays a text.
vi.mock('@rspress/core/theme', () => ({
  renderInlineMarkdown: (text: string) =>
    text.includes('`')
      ? {
          dangerouslySetInnerHTML: {
            __html: text.replace(/`([^`]*)`/g, '<code class="aVeryLongNameOfAClass">$1</code>'),
          },
        }
      : { children: text },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { inlineMarkdown } = await import('./inlineMarkdown.ts');

test.each([
  ['mode', 'mode'],
  ['performance.removeMomentLocale', 'performance.<wbr/>remove<wbr/>Moment<wbr/>Locale'],
  ['Set `a` first', 'Set <code class="aVeryLongNameOfAClass">a</code> first'],
  // Tags are no text: nothing breaks in them.
  [
    'About `modifyEnvironmentConfig`',
    'About <code class="aVeryLongNameOfAClass">modify<wbr>Environment<wbr>Config</code>',
  ],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<i {...inlineMarkdown(text)} />)).toBe(`<i>${html}</i>`);
});
