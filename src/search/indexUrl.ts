/**
 * URL of the emitted index file.
 *
 * @param hashes - content hashes by `<version>###<language>`
 * @returns undefined if there is no index for the language and version
 */
export function indexUrl(
  hashes: Readonly<Record<string, string>>,
  { lang, version, publicPath }: { lang: string; version: string; publicPath: string },
): string | undefined {
  const hash = hashes[`${version}###${lang}`];
  if (!hash) return undefined;
  const parts = ['search_index', version.replace('.', '_'), lang, hash, 'json'].filter(Boolean);
  const root = publicPath.endsWith('/') ? publicPath.slice(0, -1) : publicPath;
  // Workers resolve relative URLs against their own script.
  const path = `${root}/static/${parts.join('.')}`;
  return typeof location === 'undefined' ? path : new URL(path, location.href).href;
}
