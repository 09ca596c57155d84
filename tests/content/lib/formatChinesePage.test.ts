import { describe, expect, it } from 'vitest';
import { formatChineseText } from './chineseText.ts';
import { formatChinesePage } from './formatChinesePage.ts';
import { parsePage } from './page.ts';

const format = (source: string) => formatChinesePage(parsePage('docs/zh/a.mdx', source));

describe('formatChineseText', () => {
  it.each([
    ['a space on both sides', '使用webpack打包', '使用 webpack 打包'],
    ['digits', '5毫秒', '5 毫秒'],
    ['a comma', '很好,然后', '很好，然后'],
    ['a comma with a space', '很好, 然后', '很好，然后'],
    ['a comma behind Latin', '用 foo, 然后', '用 foo，然后'],
    ['a list of Latin names stays', 'React, Vue 和 Svelte', 'React, Vue 和 Svelte'],
    ['a colon at the end', '如下:', '如下：'],
    ['parentheses', '中文 (english) 中文', '中文（english）中文'],
    ['parentheses around Chinese', 'foo (可选)', 'foo（可选）'],
    ['a call stays', '调用 foo(bar) 时', '调用 foo(bar) 时'],
    ['the last period', '运行 foo.', '运行 foo。'],
    ['an inner period', '运行 foo. 然后', '运行 foo。然后'],
    ['an ellipsis stays', '然后...', '然后...'],
    ['quotes', '点击"保存"', '点击“保存”'],
    ['a version stays', '在 1.7.6 中', '在 1.7.6 中'],
    ['English stays', 'a, b (c): d.', 'a, b (c): d.'],
  ])('%s', (_, text, expected) => {
    expect(formatChineseText(text)).toBe(expected);
  });
});

describe('formatChinesePage', () => {
  it.each([
    ['around code', '使用`foo`的值', '使用 `foo` 的值'],
    ['before punctuation behind code', '运行 `foo` ,然后', '运行 `foo`，然后'],
    ['outside a link', '使用[Rsbuild](/zh/x)构建', '使用 [Rsbuild](/zh/x) 构建'],
    ['not around a Chinese link', '见[文档](/zh/x)中', '见[文档](/zh/x)中'],
    ['outside strong text', '使用**foo**构建', '使用 **foo** 构建'],
    ['not the space that closes strong text', '**注意。** 中文', '**注意。** 中文'],
    ['around a component', '值为<A b="中文c" />的', '值为 <A b="中文c" /> 的'],
    ['not around a tag around Chinese', '中<kbd>文</kbd>字', '中<kbd>文</kbd>字'],
    ['not in a comment', '中文{/* 中a */}', '中文{/* 中a */}'],
    ['not in a URL', '[中a](/中a,b)', '[中 a](/中a,b)'],
    ['a heading with an id', '## 标题a {#a-b}', '## 标题 a {#a-b}'],
    ['a callout title', ':::tip 标题a\n中b\n:::', ':::tip 标题 a\n中 b\n:::'],
    ['a table', '| 中a | `中b` |\n| - | - |', '| 中 a | `中b` |\n| - | - |'],
    ['a quote over lines', '> 中a\n> 中b', '> 中 a\n> 中 b'],
    ['an escape', '中文\\{a\\}', '中文\\{a\\}'],
    [
      'an attribute',
      '<Tab label="中a" value="a,b">\n</Tab>',
      '<Tab label="中 a" value="a,b">\n</Tab>',
    ],
    ['not a fence', '```ts title="中a"\n// 中b\n```', '```ts title="中a"\n// 中b\n```'],
    ['not an import', "import A from './中a.mdx'", "import A from './中a.mdx'"],
    ['front matter', '---\ntitle: "中a"\n---\n', '---\ntitle: "中 a"\n---\n'],
    ['a front matter key', '---\nhero:\n  中a: 中b\n---\n', '---\nhero:\n  中a: 中b\n---\n'],
  ])('%s', (_, source, expected) => {
    expect(format(source)).toBe(expected);
    expect(format(expected)).toBe(expected);
  });

  it('leaves a page alone that does not parse', () => {
    expect(format('<A>中a')).toBe('<A>中a');
  });
});
