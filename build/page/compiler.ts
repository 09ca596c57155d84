import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { diagramSteps } from '../../src/diagrams/markdown.mjs';
import type { Diagram } from '../../src/diagrams/types.ts';
import type { Language } from '../../src/site.ts';
import { hashOf } from '../store.ts';
import { linesOf, linesOutsideFences, shownFile } from './fences.ts';
import { type MarkdownCopyOptions, markdownCopy, withSnippets } from './markdownCopy.ts';
import type { CompiledPage, PageStore } from './pageStore.ts';
import { type PrepareOptions, preparePage } from './preparePage.ts';
import { headingIds, tocPlugin } from './versionedHeadings.ts';

/** The part of Rspress's route service that is used here. */
export interface RouteService {
  getRoutePageByFilePath: (file: string) => { routeMeta: { routePath: string } } | undefined;
  isExistRoute: (link: string) => boolean;
  getRouteAnchorIds: (link: string) => Set<string> | undefined;
  setRouteAnchorIds: (file: string, ids: Set<string>) => void;
  onRouteAnchorIds: (link: string, consumer: (ids: Set<string>) => void) => void;
}

/** The part of a loader's context that is used here and by Rspress's loader. */
export interface LoaderContext {
  resourcePath: string;
  addDependency: (file: string) => void;
}

/** Compiles the prepared text of a page, like Rspress's loader. */
export type CompileText = (context: LoaderContext, text: string) => Promise<string>;

export interface CompilerOptions extends PrepareOptions, MarkdownCopyOptions {
  store: PageStore;
  /** Identifies the compiler, its options, and the code that writes Markdown. */
  version: string;
}

/** A page ready to be compiled. */
interface PreparedPage {
  source: string;
  text: string;
  /** Key in the store: a hash of all inputs of the compiled page. */
  key: string;
  /** Absolute paths of the other files that it depends on, with their modification times. */
  files: string[];
  stamp: string;
}

/**
 * Compiles each page only once for the same content: concurrent and later requests, and later
 * builds, get the same result.
 */
export class PageCompiler {
  /** The last result for each file. */
  readonly pages = new Map<string, { key: string; page: Promise<CompiledPage> }>();
  /** Markdown of pages that are being compiled. */
  readonly #copies = new Map<string, Pick<CompiledPage, 'markdown' | 'links'>>();
  readonly #options: CompilerOptions;
  readonly #prepared = new Map<string, PreparedPage>();
  /** Headings of pages that are being compiled, from their source. */
  readonly #headings = new Map<string, ReturnType<typeof headingIds>>();
  /** The last requested page. */
  #last: Promise<unknown> = Promise.resolve();
  #routes: RouteService | undefined;

  constructor(options: CompilerOptions) {
    this.#options = options;
  }

  get routes(): RouteService | undefined {
    return this.#routes;
  }

  /**
   * Set as soon as Rspress knows the pages; receives headings that Rspress does not find itself.
   */
  set routes(routes: RouteService) {
    const setIds = routes.setRouteAnchorIds.bind(routes);
    routes.setRouteAnchorIds = (file, ids) => {
      const versioned = (this.#headings.get(file) ?? []).flatMap((heading) =>
        typeof heading === 'string' ? [] : heading.id,
      );
      setIds(file, new Set([...ids, ...versioned]));
    };
    this.#routes = routes;
  }

  /**
   * @param source - source of the page
   * @returns JavaScript with JSX
   */
  async compile(context: LoaderContext, source: string, compileText: CompileText): Promise<string> {
    const { resourcePath: file } = context;
    const { text, key, files } = this.#prepare(file, source);
    for (const dependency of files) context.addDependency(dependency);
    const known = this.pages.get(file);
    if (known?.key === key) return (await known.page).code;
    const page = this.#find(context, text, key, compileText);
    this.pages.set(file, { key, page });
    // Allows compiling again after an error.
    page.catch(() => this.pages.delete(file));
    return (await page).code;
  }

  /**
   * @param name - of a compiled page or snippet, relative to the folder of pages: `en/index.mdx`
   * @returns its Markdown copy
   * @throws {Error} if it was not compiled
   */
  readonly markdownOf = async (name: string): Promise<string> => {
    const copies = new Map<string, string>();
    for (const [file, { page }] of this.pages) {
      copies.set(path.relative(this.#options.docs, file), (await page).markdown);
    }
    const copyOf = (file: string): string => {
      const copy = copies.get(path.normalize(file));
      if (copy === undefined) throw new Error(`${file} was not compiled`);
      return withSnippets(copy, copyOf);
    };
    return copyOf(name);
  };

  /** Removes entries from the store that this build did not use. */
  prune(): void {
    this.#options.store.prune();
  }

  /** Prepares a page once for all callers, until the page or a file that it depends on changes. */
  #prepare(file: string, source: string): PreparedPage {
    const known = this.#prepared.get(file);
    if (known?.source === source && known.stamp === stampOf(known.files)) return known;
    const read = new Set<string>();
    const addDependency = (dependency: string) => read.add(dependency);
    const text = preparePage(source, { file, addDependency }, this.#options);
    this.#headings.set(file, headingIds(text));
    const shown = this.#shownFiles(file, text);
    const files = [...read, ...shown];
    const stamp = stampOf(files);
    const { root, version } = this.#options;
    const contents = shown.map((name) => (existsSync(name) ? readFileSync(name, 'utf8') : ''));
    const key = hashOf(version, path.relative(root, file), text, ...contents);
    const prepared = { source, text, key, files, stamp };
    this.#prepared.set(file, prepared);
    return prepared;
  }

  /** Markdown plugin that adds the headings that Rspress misses. */
  readonly tocPlugin = tocPlugin((file) => this.#headings.get(file) ?? []);

  /** Markdown plugin that writes the copy; runs after all others. */
  readonly remarkPlugin =
    () =>
    (tree: object, { path: file }: { path: string }) => {
      const { docs } = this.#options;
      const [lang = ''] = path.relative(docs, file).split(path.sep);
      const routePath = this.#routeOf(file) ?? '';
      const page = { file, lang: lang as Language, routePath, readData };
      const markdown = markdownCopy(tree, page, this.#options);
      this.#copies.set(file, { markdown, links: linksOf(tree) });
    };

  async #find(context: LoaderContext, text: string, key: string, compileText: CompileText) {
    const { store } = this.#options;
    const stored = store.read(key);
    if (stored && this.#hasTargets(stored)) {
      this.#announce(context.resourcePath, stored);
      return stored;
    }
    // Sequentially: the trees of all pages together would take 400 MB, without saving time.
    const page = this.#last.then(() => this.#compile(context, text, compileText));
    this.#last = page.catch(() => undefined);
    store.write(key, await page);
    return page;
  }

  async #compile(context: LoaderContext, text: string, compileText: CompileText) {
    const { resourcePath: file } = context;
    const code = await compileText(context, text);
    const copy = this.#copies.get(file);
    if (!copy) throw new Error(`${file} was compiled without its Markdown copy`);
    this.#copies.delete(file);
    const route = this.#routeOf(file);
    const headingIds = [...((route && this.routes?.getRouteAnchorIds(route)) ?? [])];
    return { code, ...copy, headingIds };
  }

  #routeOf(file: string): string | undefined {
    return this.routes?.getRoutePageByFilePath(file)?.routeMeta.routePath;
  }

  /** Files shown on a page: samples in fences, and imported data. */
  #shownFiles(file: string, text: string): string[] {
    const samples = linesOf(text).flatMap(({ info }) => {
      const name = shownFile(info);
      return name ? path.join(this.#options.root, name) : [];
    });
    const data = linesOutsideFences(text).flatMap((line) => {
      const [, name] = /^import .* from ['"](.*\.(?:json|yml))(?:\?.*)?['"]/.exec(line) ?? [];
      return name ? path.resolve(path.dirname(file), name) : [];
    });
    return [...samples, ...data];
  }

  /**
   * Whether the targets of all links in a stored page exist; if not, it is compiled again so that
   * Rspress reports them.
   */
  #hasTargets({ links }: CompiledPage): boolean {
    return links.every((link) => !isPageLink(link) || this.routes?.isExistRoute(withoutHash(link)));
  }

  /** Passes on what Rspress learns when it compiles a page: its headings and links. */
  #announce(file: string, { links, headingIds }: CompiledPage) {
    const { routes } = this;
    if (!routes) return;
    if (this.#routeOf(file)) routes.setRouteAnchorIds(file, new Set(headingIds));
    for (const link of links) {
      const [target, hash] = link.split('#');
      if (!hash || (target && !isPageLink(target))) continue;
      routes.onRouteAnchorIds(target || (this.#routeOf(file) ?? ''), (ids) => {
        if (ids.has(decodeURIComponent(hash))) return;
        const message = `Dead anchor found in ${file}: ${link}`;
        if (process.env.NODE_ENV === 'production') throw new Error(message);
        console.error(message);
      });
    }
  }
}

/** Modification times of files; `undefined` for missing ones. */
function stampOf(files: readonly string[]): string {
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
}

/** Data that a page imports: JSON, or the texts of a diagram in a language. */
function readData(name: string): unknown {
  const [file = '', query] = name.split('?');
  const content = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(content);
  const diagram: Diagram = parse(content);
  const lang = new URLSearchParams(query).get('page') as Language;
  return {
    title: diagram.title[lang],
    description: diagram.description[lang],
    steps: diagramSteps(diagram, lang),
  };
}

function isPageLink(link: string): boolean {
  return link.startsWith('/') && /\.html(?:$|[?#])/.test(link);
}

function withoutHash(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/** URLs of all links inside a node. */
function linksOf(node: { type?: string; url?: string; children?: object[] }): string[] {
  const own = (node.type === 'link' || node.type === 'definition') && node.url ? [node.url] : [];
  return [...own, ...(node.children ?? []).flatMap(linksOf)];
}
