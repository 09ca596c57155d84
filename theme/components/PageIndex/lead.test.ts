import { expect, test } from 'vitest';
import { lead } from './lead.ts';

test.each([
  ['a short one stays', 'Add plugins to a build.', 'Add plugins to a build.'],
  ['details go', 'Add plugins to a build: what the list accepts.', 'Add plugins to a build'],
  ['Chinese details go', '添加插件：列表接受什么。', '添加插件'],
  [
    'whole clauses, where enough of them fit',
    'See uncaught errors of the browser in the terminal of the dev server, with the place in your source.',
    'See uncaught errors of the browser in the terminal of the dev server…',
  ],
  [
    'else whole words, with an ellipsis',
    'Choose which of the many fields of the package.json files of all packages names what is loaded',
    'Choose which of the many fields of the package.json files of all packages names…',
  ],
  [
    'of Chinese text half as much, in clauses',
    '在构建之前检查每一个配置项的名称与取值，在开发服务器启动之后再检查一次，然后在终端里说明出现问题的位置',
    '在构建之前检查每一个配置项的名称与取值，在开发服务器启动之后再检查一次…',
  ],
])('%s', (_, description, expected) => {
  expect(lead(description)).toBe(expected);
});
