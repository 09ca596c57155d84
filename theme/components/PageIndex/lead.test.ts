import { expect, test } from 'vitest';
import { lead } from './lead.ts';

test.each([
  ['a short one stays', 'Add plugins to a build.', 'Add plugins to a build'],
  ['details go', 'Add plugins to a build: what the list accepts.', 'Add plugins to a build'],
  ['Chinese details go', '添加插件：列表接受什么。', '添加插件'],
  [
    'further clauses go',
    'See uncaught errors of the browser in the terminal, with the place in your source.',
    'See uncaught errors of the browser in the terminal',
  ],
  [
    'a first clause of 40 characters suffices',
    'Have the dev server compile all the pages, when the browser asks for them',
    'Have the dev server compile all the pages',
  ],
  [
    'an enumeration is not cut, and a long clause stays whole',
    'Choose whether é, → or 潮 stay readable in all of the scripts that a build writes to the output folder, or not',
    'Choose whether é, → or 潮 stay readable in all of the scripts that a build writes to the output folder',
  ],
  [
    'a Chinese character counts as two',
    '在构建之前检查每一个配置项，在启动之后再检查名称一次；然后说明位置',
    '在构建之前检查每一个配置项，在启动之后再检查名称一次',
  ],
  [
    'a Chinese clause of 20 characters suffices',
    '在构建之前检查每一个配置项的全部名称与值；然后说明位置',
    '在构建之前检查每一个配置项的全部名称与值',
  ],
])('%s', (_, description, expected) => {
  expect(lead(description)).toBe(expected);
});
