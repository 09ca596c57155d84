/**
 * Parses the tables of the migration guides, which list replacements for settings of other tools,
 * for readers as well as for the check of configurations.
 */

import type { CheckData, MappingRow } from '../../src/check/types.ts';
import { historyFacts } from '../../src/facts/historyData.ts';
import type { ModeValue } from '../../src/facts/index.ts';
import { formatModes } from '../../src/facts/lookup.ts';
import type { Language } from '../../src/site.ts';
import { minorOf, minors } from '../../src/versions.ts';
import { minorsIn } from '../page/versionRanges.ts';
import { languagePrefix } from './urls.ts';

/** The guide for each tool, with the path that the settings in each section are relative to. */
export const guides: Record<
  keyof CheckData['rows'],
  { guide: string; sections: Record<string, readonly string[]> }
> = {
  vite: {
    guide: 'vite',
    sections: {
      shared: [''],
      css: ['css.'],
      compile: ['oxc.', 'esbuild.'],
      build: ['build.'],
      rolldown: ['build.rolldownOptions.', 'build.rollupOptions.'],
      server: ['server.'],
      rest: [''],
      plugins: ['use:'],
    },
  },
  webpack: {
    guide: 'webpack',
    sections: {
      settings: [''],
      output: ['output.'],
      resolve: ['resolve.'],
      optimization: ['optimization.'],
      'dev-server': ['devServer.'],
      loaders: ['use:'],
      plugins: ['use:'],
    },
  },
  'vue-cli': {
    guide: 'vue-cli',
    sections: {
      settings: [''],
      css: ['css.'],
      'dev-server': ['devServer.'],
      pwa: ['pwa.'],
      pages: ['pages.*.'],
    },
  },
  craco: { guide: 'cra', sections: { overrides: [''] } },
};

/** Beginnings of rows for settings that need no replacement. */
const settled = /^(?:Remove|Built in|Delete|Keep|On\b|Usually nothing|Nothing|The default|Follows)/;

/** A table row with its section. */
interface TableRow {
  section: string;
  cells: string[];
}

function tableRows(source: string): TableRow[] {
  let section = '';
  return source.split('\n').flatMap((line) => {
    section = /^#{2,4} .*\{#([\w-]+)\}\s*$/.exec(line)?.[1] ?? section;
    if (!/^\|.*\|\s*$/.test(line) || /^\|(?: *:?-+:? *\|)+$/.test(line)) return [];
    const cells = line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/);
    return [{ section, cells: cells.map((cell) => cell.trim().replaceAll('\\|', '|')) }];
  });
}

/** Settings in the first cell of a row: `port`, `.strictPort`, `base: '/app/'`. */
function keysOf(cell: string, prefixes: readonly string[]): MappingRow['keys'] {
  const keys: { path: string; value?: string }[] = [];
  // A plugin by name, or members of a setting: `hmr`: `host`, `path`.
  const plugin = /^`plugins`[:：]\s*([\w-]+)$/.exec(cell)?.[1];
  if (plugin) return [{ path: `use:${plugin}` }];
  const [outer = '', inner] = cell.split(/(?<=`)[:：]\s*(?=`)/);
  if (inner) {
    const parents = keysOf(outer, prefixes);
    const dotted = parents.map(({ path }) => `${path}.`);
    return [...parents, ...keysOf(inner, dotted)];
  }
  for (const [, code = ''] of cell.matchAll(/`([^`]+)`/g)) {
    const previous = keys.at(-1)?.path ?? '';
    if (/^['"]/.test(code)) {
      if (previous) keys.push({ path: previous, value: code });
      continue;
    }
    const [name = '', value] = code.split(/:\s+/, 2);
    const path = name.startsWith('.')
      ? previous.replace(/\.?[^.]*$/, name)
      : name.startsWith('-')
        ? previous.replace(/(plugin).*$/, `$1${name}`)
        : name;
    keys.push({ path: path.replace(/^\./, ''), ...(value && { value }) });
  }
  return keys.flatMap((key) => {
    const isWhole = prefixes.some((one) => one !== '' && key.path.startsWith(one));
    return isWhole ? [key] : prefixes.map((prefix) => ({ ...key, path: prefix + key.path }));
  });
}

/**
 * @param english - source of the guide in English, from which the settings are read
 * @param own - the guide in the language of the texts
 * @param lang - that language
 * @throws {Error} if the tables of the two differ, or a section has none
 */
export function mappingRows(
  tool: keyof CheckData['rows'],
  english: string,
  own: string,
  lang: Language,
): MappingRow[] {
  const { guide, sections } = guides[tool];
  const texts = tableRows(own);
  const rows = tableRows(english);
  if (texts.length !== rows.length) throw new Error(`the tables of ${guide}.mdx differ in number`);
  for (const section of Object.keys(sections)) {
    if (rows.some((row) => row.section === section)) continue;
    throw new Error(`${guide}.mdx has no table in the section #${section}`);
  }
  return rows.flatMap(({ section, cells }, index) => {
    const prefixes = Object.hasOwn(sections, section) ? sections[section] : undefined;
    if (!prefixes) return [];
    const keys = keysOf(cells[0] ?? '', prefixes);
    const text = texts[index]?.cells[1] ?? '';
    // Some tables repeat the section's name in their first row.
    const isHead = !/[`[]/.test(cells[0] ?? '') || cells[1] === 'Rsbuild';
    const page = `/guide/migration/${guide}`;
    if (keys.length === 0 || isHead) return [];
    return variants(`${cells[0]}|${text}`, languagePrefix(lang) + page).map((variant) => ({
      keys,
      page: `${page}#${section}`,
      ...(/^No counterpart/.test(cells[1] ?? '') && { none: true as const }),
      ...(settled.test(cells[1] ?? '') && { settled: true as const }),
      ...variant,
    }));
  });
}

/** Texts of a row, with the minor versions that each applies to. */
function variants(row: string, page: string): Pick<MappingRow, 'text' | 'minors'>[] {
  const found = new Map<string, string[]>();
  for (const minor of minors) {
    const isFor = (range: string) => minorsIn(range).includes(minorOf(minor));
    const only = /<ForRow\s+v="([^"]*)"/.exec(row)?.[1];
    if (only && !isFor(only)) continue;
    const text = row
      .slice(row.indexOf('|') + 1)
      .replace(/<For\s+v="([^"]*)">([\s\S]*?)<\/For>/g, (_, range, inner) =>
        isFor(range) ? inner : '',
      )
      .replace(/<ForRow[^>]*\/>/g, '')
      .replace(/<OptionDefault\s+option="([^"]*)"\s*\/>/g, (_, name) => {
        const value = historyFacts.stateIn('options', name, minor)?.default as
          | ModeValue
          | undefined;
        return value ? `\`${formatModes(value).production}\`` : '';
      })
      .replace(/\]\(#/g, `](${page}#`)
      .replace(/\s+/g, ' ')
      .trim();
    found.set(text, [...(found.get(text) ?? []), minor]);
  }
  return [...found].map(([text, some]) => ({
    text,
    ...(some.length < minors.length && { minors: some }),
  }));
}
