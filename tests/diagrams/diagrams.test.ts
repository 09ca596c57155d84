import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { linesOutsideFences } from '../../build/page/fences.ts';
import recorded from '../../src/data/hook-order.json' with { type: 'json' };
import { inLanguage, layoutDiagram, readGrid } from '../../src/diagrams/layout.mjs';
import { diagramMarkdown } from '../../src/diagrams/markdown.mjs';
import { drawDiagram } from '../../src/diagrams/svg.mjs';
import type { Diagram, Text } from '../../src/diagrams/types.ts';
import { languages } from '../../src/site.ts';
import { filesBelow, root } from '../content/lib/docs.ts';
import { layoutProblems } from './layoutProblems.ts';

const folder = path.join(root, 'docs/diagrams');
const diagrams = readdirSync(folder)
  .filter((file) => file.endsWith('.yml'))
  .toSorted()
  .map((file) => ({
    name: file.replace('.yml', ''),
    diagram: parse(readFileSync(path.join(folder, file), 'utf8')) as Diagram,
  }));
const find = (name: string) => diagrams.find((one) => one.name === name)?.diagram;
/** Each diagram on each page. */
const uses = languages.flatMap((lang) =>
  filesBelow(path.join(root, 'docs', lang)).flatMap((file) =>
    linesOutsideFences(readFileSync(file, 'utf8'))
      .filter((line) => line.startsWith('<Diagram'))
      .map((line) => ({ lang, file, name: /^<Diagram name="([^"]+)" \/>$/.exec(line)?.[1] })),
  ),
);
const textsOf = ({ boxes, groups = {}, arrows }: Diagram): Text[] =>
  [
    ...Object.values(boxes).flatMap(({ label, note }) => [label, note]),
    ...[...Object.values(groups), ...arrows].map(({ label }) => label),
  ].filter((text) => text !== undefined);
const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text);

describe.each(diagrams)('$name', ({ name, diagram }) => {
  const members = Object.fromEntries(
    Object.entries(diagram.groups ?? {}).map(([group, { boxes }]) => [group, boxes]),
  );

  it.each(
    languages.flatMap((lang) => (['wide', 'narrow'] as const).map((form) => ({ lang, form }))),
  )('looks right: $form, $lang', ({ lang, form }) => {
    expect(layoutProblems(layoutDiagram(diagram, lang, form), members)).toEqual([]);
  });

  it('names only what there is, and shows all of it', () => {
    const boxes = Object.keys(diagram.boxes).toSorted();
    for (const form of ['wide', 'narrow'] as const) {
      expect([...readGrid(diagram[form]).cells.keys()].toSorted(), form).toEqual(boxes);
    }
    const names = new Set([...boxes, ...Object.keys(members)]);
    const named = [
      ...diagram.arrows.flatMap(({ from, to }) => [from, to]),
      ...Object.values(members).flat(),
    ];
    expect(named.filter((one) => !names.has(one))).toEqual([]);
    const keys = [diagram, ...Object.values(diagram.boxes), ...diagram.arrows].flatMap(Object.keys);
    const known =
      'title description boxes groups arrows wide narrow label note kind from to dashed'.split(' ');
    expect(
      keys.filter((key) => !known.includes(key)),
      'keys that nothing reads',
    ).toEqual([]);
  });

  it('speaks both languages', () => {
    for (const text of [diagram.title, diagram.description, ...textsOf(diagram)]) {
      // Text shared by both languages is code, a name or a number.
      if (typeof text === 'string') expect(isChinese(text), text).toBe(false);
      else {
        expect(Object.keys(text)).toEqual([...languages]);
        expect(text.en.trim()).not.toBe('');
        expect(isChinese(text.en), text.en).toBe(false);
        expect(text.zh.trim()).not.toBe('');
      }
    }
    expect(diagram.description.en).toMatch(/^[A-Z].*\.$/);
    expect(diagram.description.zh).toMatch(/[\u4e00-\u9fff].*。$/);
    const chinese = diagramMarkdown(diagram, 'zh');
    expect(chinese.match(/[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/g)).toBeNull();
  });

  it('tells in Markdown what it shows', () => {
    for (const lang of languages) {
      const markdown = diagramMarkdown(diagram, lang);
      expect(markdown).toContain(diagram.description[lang]);
      for (const text of textsOf(diagram)) expect(markdown).toContain(inLanguage(text, lang));
    }
  });

  it('is drawn without styles, scripts and fixed colors', () => {
    for (const lang of languages) {
      const svg = drawDiagram(diagram, lang);
      expect(svg).not.toMatch(/<style|<script|\sstyle=|#[0-9a-f]{3,6}\b(?!-)/i);
      expect(svg).toContain('<symbol id="wide"');
      expect(svg).toContain('<symbol id="narrow"');
      expect(Buffer.byteLength(svg), 'bytes').toBeLessThan(16_000);
    }
  });

  it('is shown on a page in both languages', () => {
    const shown = uses.filter((use) => use.name === name);
    expect(new Set(shown.map(({ lang }) => lang))).toEqual(new Set(languages));
  });
});

it('pages show pictures that exist', () => {
  expect(uses.length).toBeGreaterThanOrEqual(2 * diagrams.length);
  expect(uses.filter(({ name }) => !find(name ?? ''))).toEqual([]);
});

it('draws the hooks of a build in the order that was recorded', () => {
  const drawn = Object.values(find('hooks')?.boxes ?? {}).flatMap(({ label }) =>
    inLanguage(label, 'en').replaceAll('`', '').split(', '),
  );
  const order = recorded.commands.build.map(({ hook }) => hook);
  const places = drawn.map((hook) => order.indexOf(hook));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
