/**
 * Rspack loader in front of the MDX compiler: it hands the text of a page to `preparePage`, which is
 * TypeScript and so comes as an option.
 *
 * @this {import('@rspack/core').LoaderContext<{ prepare: (source: string, page: { file: string, addDependency: (file: string) => void }) => string }>}
 * @param {string} source - the page as written
 * @returns {string}
 */
export default function pageLoader(source) {
  return this.getOptions().prepare(source, {
    file: this.resourcePath,
    addDependency: (file) => this.addDependency(file),
  });
}
