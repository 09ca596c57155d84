import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { markdownCopy, withSnippets } from './markdownCopy.ts';

const docs = '/site/docs';

/** Markdown copy of a page whose links have been resolved by Rspress. */
function copyOf(markdown: string): string {
  const tree = createProcessor({ remarkPlugins: [remarkGfm] }).parse(markdown);
  return copyOfTree(tree);
}

function copyOfTree(tree: object): string {
  const page = {
    file: `${docs}/en/config/a.mdx`,
    lang: 'en' as const,
    routePath: '/config/a',
    readData: (file: string) => `content of ${path.basename(file)}`,
  };
  return markdownCopy(tree, page, {
    docs,
    siteUrl: 'https://a.example/',
    markdownOf: (name, props, { children, isFollowed }) => {
      if (name === 'Step') return `${props.number}. `;
      if (name === 'Part') return isFollowed ? 'followed' : 'last';
      return `${name} ${JSON.stringify(props)}${children && `\n\n${children}`}`;
    },
  });
}

test.each([
  ['an id of a heading', '## Install \\{#install}', '## Install'],
  ['code in a heading', '### `a` and b \\{#a-b}', '### `a` and b'],
  ['marks of Markdown in a heading', '## "\\_\\_dirname" \\[a] \\{#a}', '## "\\_\\_dirname" \\[a]'],
  ['a step', '### <Step number={1} /> Describe \\{#describe}', '### 1. Describe'],
  ['an id that is text', 'Text \\{#not-a-heading}', 'Text \\{#not-a-heading}'],
  ['headings in code', '```md\n## A {#a}\n```', '```md\n## A {#a}\n```'],
  [
    'a sample',
    '```txt title="Output" file="<root>/a.txt"\nx\n\n```',
    '```txt title="Output"\nx\n```',
  ],
  ['a table', '| a | b |\n| - | - |\n| `x` | y |', '| a | b |\n| - | - |\n| `x` | y |'],
  ['blank lines', '# A\n\n\n\nText\n', '# A\n\nText'],
  ['code in a list', '- a\n\n  ```sh\n  b\n  ```\n  c', '- a\n\n  ```sh\n  b\n  ```\n\n  c'],
  ['a link to a page', '[a](/config/b.html#c)', '[a](https://a.example/config/b.md#c)'],
  ['a link to a file', '[a](/options.json)', '[a](https://a.example/options.json)'],
  ['a link in the page', '[a](#b) [c](//d.example)', '[a](#b) [c](//d.example)'],
  ['a link in code', '```md\n[a](/b)\n```', '```md\n[a](/b)\n```'],
  ['a comment', 'a\n\n{/* b */}\n\nc', 'a\n\nc'],
  ['an import', "import A from './a.tsx';\n\nText", 'Text'],
  ['a key', 'Press <kbd>Enter</kbd>.', 'Press Enter.'],
  ['a live preview', '<Box>\n\nText\n\n<LivePreview1 />\n\n</Box>', 'Box {}\n\nText'],
  ['attributes', '<A b="c" d={[1]} e />', 'A {"b":"c","d":[1],"e":true}'],
  ['imported data', "import a from '../a.json';\n\n<A b={a} />", 'A {"b":"content of a.json"}'],
  ['components in an attribute', '<A b={<><B c="d" /></>} />', 'A {"b":"B {\\"c\\":\\"d\\"}"}'],
  ['a component in a sentence, with code and spaces', 'a<B> `c` </B>d', 'aB {}\n\n `c` d'],
  [
    'a component in a table',
    '| a |\n| - |\n| <B>`c\\|d`</B> |',
    '| a |\n| - |\n| B {}\n\n`c\\|d` |',
  ],
  [
    'components, by what follows them',
    '<Part />\n\n<Part />\n\n# a\n\n<Part />\n\nb\n\n<Part />',
    'last\n\nlast\n\n# a\n\nfollowed\n\nb\n\nlast',
  ],
  ['the content of a component', '<A>\n\n- b\n\n</A>', 'A {}\n\n- b'],
])('%s', (_, markdown, expected) => {
  expect(copyOf(markdown)).toBe(expected);
});

test('an expression would be source code: it is an error', () => {
  expect(() => copyOf('{1 + 1}')).toThrow('{1 + 1} has no Markdown');
});

describe('a callout, as Rspress reads it,', () => {
  const callout = (attributes: object, text: string) =>
    copyOfTree({
      type: 'root',
      children: [
        {
          type: 'containerDirective',
          attributes,
          children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
        },
      ],
    });

  test.each([
    ['without a title', { type: 'tip', title: 'Tip' }, '> [!TIP]\n> a'],
    ['with a title', { type: 'danger', title: 'Do not' }, '> [!CAUTION]\n> **Do not**\n>\n> a'],
  ])('%s is a quotation', (_, attributes, expected) => {
    // The line breaks around the markers are part of the text.
    expect(callout(attributes, '\na\n')).toBe(expected);
  });
});

test('snippets are put in, and those that they hold', () => {
  const markdown = copyOf("import S from '../shared/s.mdx';\n\na\n\n<S />");
  const snippets: Record<string, string> = { 'en/shared/s.mdx': 'b \0t\0', t: 'c' };
  expect(withSnippets(markdown, (file) => snippets[file] ?? '')).toBe('a\n\nb c');
});
