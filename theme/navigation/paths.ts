/**
 * Normalizes a path for comparison.
 *
 * @param path - path, with or without query, hash, `.html`, `/index` or trailing slash
 * @returns lower-case path without any of these; the root is `/`
 */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const clean = bare
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '');
  return clean.startsWith('/') ? clean : `/${clean}`;
}

/** Whether two paths lead to the same page. */
export function isSamePath(a: string, b: string): boolean {
  return canonicalPath(a) === canonicalPath(b);
}

/**
 * Whether `path` is `folder` or inside it: `/config` contains `/config/mode`, but not
 * `/configuration`.
 */
export function isWithin(folder: string, path: string): boolean {
  const parent = canonicalPath(folder);
  const child = canonicalPath(path);
  return parent === '/' || child === parent || child.startsWith(`${parent}/`);
}

interface Linked {
  link?: string;
  activeMatch?: string;
  items?: Linked[];
}

/**
 * Value of `aria-current` for an item in the navbar.
 *
 * @param item - item with a link, a pattern of its section's paths, or child items
 * @param path - path of the current page
 * @returns `page` on the linked page, `true` elsewhere in its section, otherwise undefined
 */
export function currentMark(item: Linked, path: string): 'page' | 'true' | undefined {
  if (item.link && isSamePath(item.link, path)) return 'page';
  if (item.items?.some((child) => currentMark(child, path))) return 'true';
  return inSection(item, path) ? 'true' : undefined;
}

function inSection({ link, activeMatch }: Linked, path: string): boolean {
  if (activeMatch) {
    try {
      return new RegExp(activeMatch).test(path);
    } catch {
      return false;
    }
  }
  // A link to the home page would otherwise match every page.
  return Boolean(link) && canonicalPath(link as string) !== '/' && isWithin(link as string, path);
}

/** Path of the home page in a language. */
export function homeOf(language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? '/' : `/${language}/`;
}

/**
 * Path of a page in another language.
 *
 * @param routePath - route of the current page
 * @param languages - the page's language, the target language, and the one without a prefix
 * @param routes - canonical paths of all pages
 * @returns route of the translation, or the target language's home page if there is none
 */
export function translatedPath(
  routePath: string,
  languages: { current: string; target: string; default: string },
  routes: ReadonlySet<string>,
): string {
  const prefix = `/${languages.current}`;
  const bare =
    languages.current !== languages.default && isWithin(prefix, routePath)
      ? routePath.slice(prefix.length) || '/'
      : routePath;
  const translated = languages.target === languages.default ? bare : `/${languages.target}${bare}`;
  return routes.has(canonicalPath(translated))
    ? translated
    : homeOf(languages.target, languages.default);
}
