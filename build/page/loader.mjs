/**
 * Rspack loader that replaces Rspress's page loader. Its implementation is in TypeScript and passed
 * as an option.
 *
 * @this {import('@rspack/core').LoaderContext<{ compile: (context: object, source: string) =>
 *   Promise<string> }>}
 * @param {string} source - source of the page
 */
export default function pageLoader(source) {
  const callback = this.async();
  this.getOptions()
    .compile(this, source)
    .then((code) => callback(null, code), callback);
}
