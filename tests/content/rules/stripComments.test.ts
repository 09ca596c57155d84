import { expect, it } from 'vitest';
import { stripComments } from './stripComments.ts';

it.each<[why: string, lang: string, code: string, bare: string]>([
  ['a line of its own goes', 'ts', '// a\nconst b = 1;', 'const b = 1;'],
  ['behind code', 'ts', 'const b = 1; // a', 'const b = 1;'],
  ['over lines', 'ts', '/**\n * a\n */\nlet b;', 'let b;'],
  ['a notation stays', 'ts', 'let b; // [!code ++]', 'let b; [!code ++]'],
  [
    'a notation stays without its neighbors',
    'ts',
    'b; // a [!code highlight:2] c',
    'b; [!code highlight:2]',
  ],
  ['a URL in a string', 'ts', "a('http://b'); // c", "a('http://b');"],
  ['an escaped quote', 'ts', "a('\\'//b'); // c", "a('\\'//b');"],
  ['a template over lines', 'js', '`\n// a\n` // b', '`\n// a\n`'],
  ['a regular expression', 'ts', 'test: /[/"]\\/\\//, // a', 'test: /[/"]\\/\\//,'],
  ['a division is none', 'ts', 'a / b; // c / d', 'a / b;'],
  ['an apostrophe in JSX text', 'tsx', "<p>don't</p> // a", "<p>don't</p>"],
  ['a tag that closes itself', 'tsx', '<a b={c} /> // d', '<a b={c} />'],
  ['a JSX comment leaves no braces', 'tsx', '<a>\n  {/* b */}\n</a>', '<a>\n</a>'],
  ['JSON with comments', 'json', '{ "a": "//" } // b', '{ "a": "//" }'],
  ['CSS knows no line comment', 'css', 'a { b: url(//c); } /* d */', 'a { b: url(//c); }'],
  ['SCSS keeps URLs', 'scss', 'a { b: url(http://c); } // d', 'a { b: url(http://c); }'],
  ['a shell', 'bash', '# a\nnpx b --c=#d # e', 'npx b --c=#d'],
  ['a quoted hash', 'sh', "echo ' # a'", "echo ' # a'"],
  ['YAML', 'yaml', 'a: b # c', 'a: b'],
  ['HTML', 'html', '<!-- a -->\n<b></b>', '<b></b>'],
  [
    'a script in Vue',
    'vue',
    '<script setup>\n// a\nb();\n</script>',
    '<script setup>\nb();\n</script>',
  ],
  ['a style in Svelte', 'svelte', '<style>\n/* a */\nb {}\n</style>', '<style>\nb {}\n</style>'],
  ['an EJS comment', 'ejs', '<%# a %><%= b %>', '<%= b %>'],
  ['a drawn tree', 'txt', 'dist\n└── a.js  # b', 'dist\n└── a.js'],
  ['any other text stays', 'txt', 'a # b', 'a # b'],
])('%s', (_, lang, code, bare) => {
  expect(stripComments(code, lang)).toBe(bare);
});
