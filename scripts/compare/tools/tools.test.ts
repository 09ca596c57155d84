import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { docusaurus } from './docusaurus.mjs';
import { tools } from './index.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

const pages = [
  { language: 'en', route: 'index', title: 'Home', body: 'Text.\n' },
  { language: 'en', route: 'config/dev/hmr', title: 'The "hmr" option', body: 'Text.\n' },
  { language: 'zh', route: 'config/dev/hmr', title: '选项', body: '文本。\n' },
];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it.each([
  [vitepress, 'config/dev/hmr.md', 'zh/config/dev/hmr.md'],
  [starlight, 'src/content/docs/config/dev/hmr.md', 'src/content/docs/zh/config/dev/hmr.md'],
  [
    docusaurus,
    'docs/config/dev/hmr.md',
    'i18n/zh/docusaurus-plugin-content-docs/current/config/dev/hmr.md',
  ],
  [rspress, 'docs/en/config/dev/hmr.md', 'docs/zh/config/dev/hmr.md'],
])('$name gets a file a page, with its title', (tool, english, chinese) => {
  tool.write(folder, pages);
  expect(read(english)).toContain('title: "The \\"hmr\\" option"\n');
  expect(read(chinese)).toContain('文本。');
});

it.each(tools)('the pages of $name have one title each', (tool) => {
  tool.write(folder, pages);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => file.endsWith('.md'));
  expect(written).toHaveLength(pages.length);
  // Some show no other than that of the text.
  const inText = tool === vitepress || tool === rspress;
  for (const file of written) {
    expect(read(file).match(/^# /gm)?.length ?? 0).toBe(inText ? 1 : 0);
  }
});

it('the sidebars name every page but the home page', () => {
  vitepress.write(folder, pages);
  const config = read('.vitepress/config.mjs');
  expect(config).toContain('"link": "/config/dev/hmr"');
  expect(config).toContain('"link": "/zh/config/dev/hmr"');
  starlight.write(folder, pages);
  expect(read('astro.config.mjs')).toContain('"slug": "config/dev/hmr"');
  rspress.write(folder, pages);
  expect(read('rspress.config.mjs')).toContain('"link": "/config/dev/hmr"');
  expect(read('rspress.config.mjs')).toContain('"link": "/zh/config/dev/hmr"');
});
