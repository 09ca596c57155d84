import { lineAt, type Page } from './page.ts';

export interface PlacedText {
  text: string;
  /** 1-based line of an offset into `text`. */
  lineOf: (offset: number) => number;
}

/** A string of the front matter and its path: `features.0.link`. */
interface FrontMatterValue {
  path: string;
  value: string;
  line: number;
}

/** All strings in the front matter, at any depth. */
function frontMatterValues(page: Page): FrontMatterValue[] {
  const lines = page.source.split('\n');
  const below = (value: unknown, path: string, from: number): FrontMatterValue[] => {
    if (typeof value === 'string') {
      // A long string may span several lines; its beginning is on the first one.
      const start = value.slice(0, 20);
      const index = lines.findIndex((line, i) => i >= from - 1 && line.includes(start));
      return [{ path, value, line: index === -1 ? from : index + 1 }];
    }
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, child]) => below(child, `${path}.${key}`, from));
  };
  return Object.entries(page.frontMatter).flatMap(([key, value]) =>
    below(value, key, page.frontMatterLines[key] ?? 1),
  );
}

/** Texts that readers see: prose, and strings in the front matter that are not URLs. */
export function readableTexts(page: Page): PlacedText[] {
  const matter = frontMatterValues(page)
    .filter(({ value }) => !value.startsWith('/'))
    .map(({ value, line }) => ({ text: value, lineOf: () => line }));
  return [...matter, { text: page.prose, lineOf: (offset) => lineAt(page.prose, offset) }];
}

/** Props of components that are URLs. */
const urlProps = ['href', 'link', 'to'];

/** All URLs on a page: in links, in props of components, and in the front matter. */
export function urlsOf(page: Page): { url: string; line: number }[] {
  const components = page.components.flatMap(({ props, line }) =>
    urlProps.flatMap((name) => {
      const url = props[name];
      return url === undefined || url.startsWith('{') ? [] : [{ url, line }];
    }),
  );
  const matter = frontMatterValues(page)
    .filter(({ path }) => urlProps.includes(path.split('.').at(-1) ?? ''))
    .map(({ value, line }) => ({ url: value, line }));
  return [...matter, ...page.links, ...components];
}
