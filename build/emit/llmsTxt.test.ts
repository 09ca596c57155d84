import { expect, test } from 'vitest';
import strings from '../../i18n.json' with { type: 'json' };
import { llmsFullHead, llmsTxt, markdownSource } from './llmsTxt.ts';

const site = 'https://docs.example/';

test('lists pages by group, in the words of its language', () => {
  const text = llmsTxt(
    'zh',
    [
      { routePath: '/zh/config/mode', title: 'mode', description: '模式。' },
      { routePath: '/zh/config/output/minify', title: 'output.minify' },
      { routePath: '/zh/config/', title: '配置参考', description: '所有选项。' },
    ],
    site,
  );
  expect(text).toContain(`# Rsbuild\n\n> ${strings['build.site.description'].zh}\n`);
  expect(text).toContain(`](${site}llms.txt)\n`);
  expect(text.slice(text.indexOf('## '))).toBe(`## 配置

- [mode](${site}zh/config/mode.md): 模式。
- [配置参考](${site}zh/config/index.md): 所有选项。

## 配置：output

- [output.minify](${site}zh/config/output/minify.md)
`);
  expect(text).not.toContain('{{');
});

test('all pages in one file lead to their list', () => {
  expect(llmsFullHead('zh', site)).toContain(`<${site}zh/llms.txt>`);
  expect(llmsFullHead('en', site)).toContain(`<${site}llms.txt>`);
});

test.each([
  ['index.md', '<https://docs.example/>', '<https://docs.example/llms.txt>'],
  ['config/mode.md', '<https://docs.example/config/mode>', '<https://docs.example/llms.txt>'],
  ['zh/config/index.md', '<https://docs.example/zh/config/>', '<https://docs.example/zh/llms.txt>'],
])('%s comes from its page', (file, page, list) => {
  const source = markdownSource(file, site);
  expect(source).toContain(page);
  expect(source).toContain(list);
});
