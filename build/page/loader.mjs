/**
 * Rspack loader in place of Rspress's for pages. What it does is TypeScript, and so comes as an
 * option.
 *
 * @this {import('@rspack/core').LoaderContext<{ compile: (context: object, source: string) => Promise<string> }>}
 * @param {string} source - the page as written
 */
export default function pageLoader(source) {
  const callback = this.async();
  this.getOptions()
    .compile(this, source)
    .then((code) => callback(null, code), callback);
}
