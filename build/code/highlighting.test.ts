import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { expect, test } from 'vitest';
import { highlighting } from './highlighting.ts';

const { tokenizeTimeLimit, transformers } = highlighting;

test.each([
  ['++', 'line diff add', 'has-diff'],
  ['--', 'line diff remove', 'has-diff'],
  ['highlight', 'line highlighted', 'has-highlighted'],
  ['focus', 'line focused', 'has-focused'],
])('[!code %s] marks its line, and readers do not see it', async (name, line, block) => {
  const html = await codeToHtml(`a(); // [!code ${name}]\nb();\n`, {
    lang: 'ts',
    theme: createCssVariablesTheme(),
    tokenizeTimeLimit,
    // The last one is for the compiler of pages.
    transformers: transformers.filter((transformer) => transformer.name !== 'raw-code'),
  });
  expect(html).toBe(
    `<pre class="shiki css-variables ${block}" tabindex="0" data-lines="2"><code>` +
      `<span class="${line}"><span class="tok-function">a</span>(); </span>\n` +
      `<span class="line"><span class="tok-function">b</span>();</span></code></pre>`,
  );
});
