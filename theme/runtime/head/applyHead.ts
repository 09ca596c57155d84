/** A `meta` element, by its name or, for Open Graph, its property. */
interface Meta {
  name?: string;
  property?: string;
  content: string;
}

/** What a page says of the document. */
export interface HeadInput {
  htmlAttrs?: { lang?: string };
  title?: string;
  /** Entries may be missing, which keeps conditions short. */
  meta?: (Meta | undefined)[];
}

/** Part of a document that is written to. */
export type HeadDocument = Pick<Document, 'title' | 'documentElement' | 'head' | 'createElement'>;

/** Marks the `meta` elements that pages own, so that one a page does not name goes away. */
const mark = 'data-page-meta';

/**
 * Writes what a page says of the document into it. What the HTML file already holds is taken over,
 * not doubled.
 *
 * @param target - the document
 * @param input - of the page shown
 */
export function applyHead(target: HeadDocument, { htmlAttrs, title, meta = [] }: HeadInput): void {
  const { documentElement: root } = target;
  // Setting even the same language makes the browser style every element anew.
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
