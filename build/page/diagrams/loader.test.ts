import { expect, test } from 'vitest';
import diagramLoader from './loader.mjs';

const diagram = `
title: { en: Saving, zh: 保存 }
description: { en: The file is compiled., zh: 文件被编译。 }
boxes:
  save: { label: { en: Save, zh: 保存文件 } }
  compile: { label: { en: Compile, zh: 编译 } }
arrows: [{ from: save, to: compile }]
wide: { rows: save compile }
narrow: { rows: "save\\ncompile" }
`;
type Context = ThisParameterType<typeof diagramLoader>;
const load = (resourceQuery: string) =>
  diagramLoader.call({ resourcePath: '/docs/save.yml', resourceQuery } as Context, diagram);

test.each([
  ['en', { title: 'Saving', description: 'The file is compiled.' }, 'Save Compile'],
  ['zh', { title: '保存', description: '文件被编译。' }, '保存文件 编译'],
])('%s: a page gets the drawing in its language, its texts and its sizes', (lang, texts, boxes) => {
  const [, from, data = ''] =
    /^import src from "(.*)";\nexport default \{ src, \.\.\.(.*) \};$/.exec(
      load(`?page=${lang}`),
    ) ?? [];
  expect(from).toBe(`/docs/save.yml?svg=${lang}`);
  const { wide, narrow, steps, ...others } = JSON.parse(data);
  expect(others).toEqual(texts);
  expect(JSON.stringify(steps)).toContain(boxes.split(' ')[0]);
  const drawn = load(`?svg=${lang}`).replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
  // In both arrangements: side by side, and below each other.
  expect(drawn.split(/\s+/).filter(Boolean).join(' ')).toBe(
    `${texts.title} ${texts.description} ${boxes} ${boxes}`,
  );
  expect([...wide, ...narrow].map(Number.isInteger)).toEqual([true, true, true, true]);
  expect(wide[0]).toBeGreaterThan(narrow[0]);
  expect(wide[1]).toBeLessThan(narrow[1]);
});
