/** A `meta` element, by name or, for Open Graph, by property. */
interface Meta {
  name?: string;
  property?: string;
  content: string;
}

/** Head of a page. */
export interface HeadInput {
  htmlAttrs?: { lang?: string };
  title?: string;
  /** Undefined entries are ignored, so that callers can use conditions. */
  meta?: (Meta | undefined)[];
}

/** The parts of a document that are written to. */
export type HeadDocument = Pick<Document, 'title' | 'documentElement' | 'head' | 'createElement'>;

/** Marks `meta` elements set by pages, so that they can be removed by pages without them. */
const mark = 'data-page-meta';

/**
 * Updates the head of the document. Elements in the HTML file are reused, not duplicated.
 *
 * @param target - the document
 * @param input - of the current page
 */
export function applyHead(target: HeadDocument, { htmlAttrs, title, meta = [] }: HeadInput): void {
  const { documentElement: root } = target;
  // Setting `lang` makes the browser recompute all styles, even if it does not change.
  if (htmlAttrs?.lang && root.lang !== htmlAttrs.lang) root.lang = htmlAttrs.lang;
  if (title !== undefined) target.title = title;
  const kept = new Set<Element>();
  for (const entry of meta) {
    if (!entry) continue;
    const [attribute, name] = entry.name ? ['name', entry.name] : ['property', entry.property];
    if (!name) continue;
    const element =
      target.head.querySelector(`meta[${attribute}="${name}"]`) ??
      target.head.appendChild(target.createElement('meta'));
    element.setAttribute(attribute, name);
    element.setAttribute('content', entry.content);
    element.setAttribute(mark, '');
    kept.add(element);
  }
  for (const element of target.head.querySelectorAll(`meta[${mark}]`)) {
    if (!kept.has(element)) element.remove();
  }
}
