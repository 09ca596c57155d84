import { type Page, parsePage } from './page.ts';

/** A page that no rule objects to; tests break one thing at a time. */
const sound = {
  en: `---
title: output.minify
description: How to switch minification of the output on, off and to another minifier.
---

# output.minify

<OptionFacts option="output.minify" />

Says whether the output is minified, see [the target](/config/output/target).

## Common mistakes {#common-mistakes}

\`\`\`ts title="rsbuild.config.ts"
// Keep comments
export default { output: { minify: false } }; // [!code ++]
\`\`\`

:::tip Reading output
Look into a file of the output.
:::

| Value | Effect |
| --- | --- |
| \`false\` | Nothing is minified |

- One thing.
- Another thing.
`,
  zh: `---
title: output.minify
description: 如何打开、关闭产物的压缩，或换用另一个压缩工具。
---

# output.minify

<OptionFacts option="output.minify" />

决定产物是否压缩，参见[构建目标](/zh/config/output/target)。

## 常见错误 {#common-mistakes}

\`\`\`ts title="rsbuild.config.ts"
// 保留注释
export default { output: { minify: false } }; // [!code ++]
\`\`\`

:::tip 阅读产物
打开一个产物文件看看。
:::

| 取值 | 效果 |
| --- | --- |
| \`false\` | 不压缩 |

- 一件事。
- 另一件事。
`,
};

/**
 * A sound page with some of its text replaced.
 *
 * @param lang Language of the page.
 * @param changes Text of the correct page, and its replacement.
 * @param path Path below the language's folder.
 * @throws When a text to be replaced is not in the page, as the test would then prove nothing.
 */
export function pageWith(
  lang: Page['lang'],
  changes: Record<string, string> = {},
  path = 'config/output/minify.mdx',
): Page {
  let source = sound[lang];
  for (const [from, to] of Object.entries(changes)) {
    if (!source.includes(from)) throw new Error(`the sound page has no '${from}'`);
    source = source.replace(from, () => to);
  }
  return parsePage(`docs/${lang}/${path}`, source);
}
