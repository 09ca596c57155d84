import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expression } from './expression.mjs';
import { pageIndex } from './pageIndex.mjs';

const optionsFile = path.resolve(import.meta.dirname, '../../src/data/options.json');
const tag = /<PageIndex\s*\/>/;

/**
 * Rspack loader in front of the MDX compiler: gives `<PageIndex />` the pages below the folder of
 * the page it stands in.
 *
 * @this {import('@rspack/core').LoaderContext<{ docs: string }>}
 * @param {string} source - the page as written
 * @returns {string}
 */
export default function pageIndexLoader(source) {
  if (!tag.test(source)) return source;
  const folder = path.dirname(this.resourcePath);
  const [language = '', ...segments] = path
    .relative(this.getOptions().docs, folder)
    .split(path.sep);
  const route = `/${[language === 'en' ? '' : language, ...segments, ''].filter((part, index, all) => part !== '' || index === all.length - 1).join('/')}`;
  this.addDependency(optionsFile);
  const { options } = JSON.parse(readFileSync(optionsFile, 'utf8'));
  const { groups, files } = pageIndex({
    folder,
    route,
    sinceOf: (option) => options[option]?.since ?? null,
  });
  for (const file of files) this.addDependency(file);
  return source.replace(tag, () => `<PageIndex groups={${expression(groups)}} />`);
}
