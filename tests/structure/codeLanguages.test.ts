import { type BundledLanguage, createCssVariablesTheme, createHighlighter } from 'shiki';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlighting } from '../../build/code/highlighting.ts';

/** Languages that pages may use, each with code that has several kinds of tokens. */
const samples: Record<string, string> = {
  bash: 'npm run build -- --watch # until stopped',
  css: '.card { color: red; }',
  diff: '- one\n+ two',
  ejs: '<p><%= title %></p>',
  html: '<p class="one">two</p>',
  javascript: 'const one = "1";',
  json: '{ "one": 1 }',
  jsonc: '{ "one": 1 } // first',
  less: '@ink: red;\n.card { color: @ink; }',
  nginx: 'location / { root /srv; } # files',
  scss: '$ink: red;\n.card { color: $ink; }',
  stylus: 'ink = red\n.card\n  color ink // inherited',
  svelte: '<p class="one">{title}</p>',
  toml: 'one = "1"',
  tsx: 'const a: string = <b title="c">d</b>;',
  typescript: 'const one: number = 1;',
  vue: '<template><p class="one">two</p></template>',
  yaml: 'one: "1" # first',
};

const { langs, langAlias, tokenizeTimeLimit } = highlighting;
const theme = createCssVariablesTheme({ name: 'css-variables' });
let highlighter: Awaited<ReturnType<typeof createHighlighter>>;
beforeAll(async () => {
  highlighter = await createHighlighter({ themes: [theme], langs, langAlias });
});
afterAll(() => highlighter.dispose());

test.each(Object.entries(samples))('%s is highlighted as the site is configured', (lang, code) => {
  const { tokens } = highlighter.codeToTokens(code, {
    lang: lang as BundledLanguage,
    theme: 'css-variables',
    tokenizeTimeLimit,
  });
  const colors = new Set(tokens.flat().map(({ color }) => color));
  expect(colors.size).toBeGreaterThan(1);
});
