/**
 * Rspack loader for the module in which Rspress keeps all interface strings: it becomes the one that
 * reads those of a language.
 *
 * @this {import('@rspack/core').LoaderContext<{ reader: string }>}
 * @returns {string}
 */
export default function languageStringsLoader() {
  return `export { default } from ${JSON.stringify(this.getOptions().reader)};`;
}
