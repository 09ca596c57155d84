import type { Problem } from '../content/lib/problem.ts';

/** A `_meta.json` or `_nav.json`: path and content. */
export interface NavigationFile {
  file: string;
  source: string;
}

/** The navigation of one language. */
export interface NavigationTree {
  lang: string;
  /** Pages with routes, as paths without language and extension: `config/index`. */
  pages: string[];
  /** `_meta.json` by folder: `config/output`. */
  metas: Record<string, NavigationFile>;
  nav: NavigationFile | undefined;
}

interface MetaItem {
  type: string;
  name?: string;
  label?: string;
  collapsible?: boolean;
  collapsed?: boolean;
}
interface NavItem {
  text?: string;
  link?: string;
  activeMatch?: string;
  items?: NavItem[];
}

const rule = 'navigation';

/** Line on which a JSON file first contains `"text"`. */
function lineOf(source: string, text: string | undefined): number {
  const index = source.split('\n').findIndex((line) => text && line.includes(`"${text}"`));
  return index === -1 ? 1 : index + 1;
}

function parseArray<T>({ file, source }: NavigationFile): { items: T[]; problems: Problem[] } {
  try {
    const items: unknown = JSON.parse(source);
    if (Array.isArray(items)) return { items, problems: [] };
  } catch {
    // Reported below, like a file that does not contain an array.
  }
  return { items: [], problems: [{ file, line: 1, rule, message: 'is not a JSON array' }] };
}

/** Items of a `_meta.json`, with the short form of files expanded. */
function metaItems(meta: NavigationFile): { items: MetaItem[]; problems: Problem[] } {
  const { items, problems } = parseArray<string | MetaItem>(meta);
  const full = items.map((item) =>
    typeof item === 'string'
      ? { type: 'file', name: item.replace(/\.mdx?$/, '') }
      : { ...item, name: item.name?.replace(/\.mdx?$/, '') },
  );
  return { items: full, problems };
}

const isPage = (item: MetaItem) => item.type === 'file';
const isFolder = (item: MetaItem) => item.type === 'dir' || item.type === 'dir-section-header';

/** Names in a folder: pages, and folders that contain pages. */
function contents(tree: NavigationTree, folder: string): { pages: string[]; folders: string[] } {
  const below = tree.pages
    .filter((page) => page.startsWith(`${folder}/`))
    .map((page) => page.slice(folder.length + 1).split('/'));
  return {
    pages: below.filter((parts) => parts.length === 1).map(([name = '']) => name),
    folders: [...new Set(below.filter((parts) => parts.length > 1).map(([name = '']) => name))],
  };
}

/** Each folder's `_meta.json` lists its content, and nothing else. */
function listing(tree: NavigationTree, folder: string, meta: NavigationFile): Problem[] {
  const { items, problems } = metaItems(meta);
  const here = contents(tree, folder);
  const report = (name: string | undefined, message: string) =>
    problems.push({ file: meta.file, line: lineOf(meta.source, name), rule, message });
  const listed = new Set<string>();
  for (const item of items) {
    const { name = '' } = item;
    if (!isPage(item) && !isFolder(item)) continue;
    if (listed.has(`${item.type} ${name}`)) report(name, `'${name}' is listed twice`);
    listed.add(`${item.type} ${name}`);
    const available = isPage(item) ? here.pages : here.folders;
    if (!available.includes(name)) {
      const kind = isPage(item) ? 'page' : 'folder';
      report(
        name,
        `lists the ${kind} '${name}', which is not there: available: ${available.join(', ')}`,
      );
    }
    if (isFolder(item) && !item.label) report(name, `folder '${name}' has no label`);
    if (item.collapsed || item.collapsible === false) {
      report(name, `folder '${name}' has to be collapsible and open at first`);
    }
  }
  const names = new Set(items.filter(isPage).map(({ name }) => name));
  for (const page of here.pages) {
    // If the list omits the index, the group links to it.
    if (page === 'index' && folder.includes('/')) continue;
    if (!names.has(page)) report(undefined, `page '${page}' is not listed: add "${page}"`);
  }
  const groups = new Set(items.filter(isFolder).map(({ name }) => name));
  for (const name of here.folders) {
    if (groups.has(name)) continue;
    report(
      undefined,
      `folder '${name}' is not listed: add { "type": "dir", "name": "${name}", … }`,
    );
  }
  return problems;
}

/**
 * Paths linked from other sites are pages.
 *
 * @param paths - paths without the language: `/config/`
 */
export function missingRoutes(tree: NavigationTree, paths: readonly string[]): Problem[] {
  return paths
    .map((path) => path.slice(1).replace(/(^|\/)$/, '$1index'))
    .filter((page) => !tree.pages.includes(page))
    .map((page) => ({
      file: `docs/${tree.lang}/${page}.mdx`,
      line: 1,
      rule: 'missingRoutes',
      message: 'is missing, and links from elsewhere lead here: write it, or redirect its path',
    }));
}

/** Whether a navigation link leads to a page of the tree. */
function isExisting(tree: NavigationTree, link: string): boolean {
  const path = link.replace(/^\/zh(?=\/)/, '').replace(/^\//, '');
  return tree.pages.includes(path === '' || path.endsWith('/') ? `${path}index` : path);
}

/** The navbar has an item for each section, which links into it and is only active there. */
function navbar(tree: NavigationTree): Problem[] {
  if (!tree.nav) {
    const file = `docs/${tree.lang}/_nav.json`;
    return [{ file, line: 1, rule, message: 'is missing: the navbar comes from it' }];
  }
  const { file, source } = tree.nav;
  const { items, problems } = parseArray<NavItem>(tree.nav);
  const report = (text: string | undefined, message: string) =>
    problems.push({ file, line: lineOf(source, text), rule, message });
  for (const { link } of items) {
    if (link?.startsWith('/') && !isExisting(tree, link)) {
      report(link, `leads to ${link}, which is no page`);
    }
  }
  const sectionOf = (path: string) => path.replace(/^\/zh(?=\/)/, '').split('/')[1];
  const sections = [
    ...new Set(
      tree.pages.flatMap((page) => (page.includes('/') ? page.split('/').slice(0, 1) : [])),
    ),
  ];
  for (const name of sections) {
    const own = items.filter(({ link = '' }) => sectionOf(link) === name);
    if (own.length > 1) report(own[1]?.link, `section '${name}' has two items`);
    const [item] = own;
    if (!item) {
      report(undefined, `section '${name}' has no item: add one that leads into /${name}/`);
      continue;
    }
    const match = item.activeMatch;
    const at = (path: string) => match !== undefined && new RegExp(match).test(path);
    const others = ['elsewhere', ...sections].filter((other) => other !== name);
    if (!at(`/${name}/x`) || !at(`/zh/${name}/x`) || others.some((other) => at(`/${other}/x`))) {
      report(
        item.link,
        `${item.text} is active under /${name}/ and /zh/${name}/ only: activeMatch is ${match}`,
      );
    }
  }
  return problems;
}

/**
 * Checks the navigation of one language against its pages.
 *
 * @param tree Pages, `_meta.json` files and `_nav.json` of a language.
 */
export function checkNavigation(tree: NavigationTree): Problem[] {
  const folders = new Set(
    tree.pages.flatMap((page) => {
      const parts = page.split('/').slice(0, -1);
      return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
    }),
  );
  const problems = navbar(tree);
  for (const folder of new Set([...folders, ...Object.keys(tree.metas)])) {
    const meta = tree.metas[folder];
    if (folder === '') {
      const message = 'makes one sidebar for all sections: remove it, each section has its own';
      problems.push({ file: meta?.file ?? '', line: 1, rule, message });
    } else if (!meta) {
      const file = `docs/${tree.lang}/${folder}/_meta.json`;
      const here = contents(tree, folder);
      const message = `is missing: list ${[...here.pages, ...here.folders].join(', ')}`;
      problems.push({ file, line: 1, rule, message });
    } else {
      problems.push(...listing(tree, folder, meta));
    }
  }
  return problems;
}

/**
 * The navigation is the same in both languages: the same items in the same order, with translated
 * text. Problems are reported on the Chinese files.
 */
export function navigationParity(en: NavigationTree, zh: NavigationTree): Problem[] {
  const problems: Problem[] = [];
  const shape = (meta: NavigationFile) =>
    metaItems(meta).items.map(({ label, ...item }) => JSON.stringify(item));
  for (const [folder, meta] of Object.entries(zh.metas)) {
    const english = en.metas[folder];
    const theirs = english ? shape(english) : [];
    const ours = shape(meta);
    const index = Math.max(ours.length, theirs.length);
    const wrong = [...Array(index).keys()].find((i) => ours[i] !== theirs[i]);
    if (wrong === undefined) continue;
    problems.push({
      file: meta.file,
      line: 1,
      rule: 'navigationParity',
      message: `item ${wrong + 1} is ${ours[wrong] ?? 'missing'}, in ${english?.file ?? 'no English file'} ${theirs[wrong] ?? 'missing'}: make them equal but for the label`,
    });
  }
  const links = (tree: NavigationTree) =>
    (tree.nav ? parseArray<NavItem>(tree.nav).items : []).map(({ link, activeMatch, items }) =>
      JSON.stringify([link?.replace(/^\/zh(?=\/)/, ''), activeMatch, items?.map((i) => i.link)]),
    );
  const [ours, theirs] = [links(zh), links(en)];
  const wrong = [...Array(Math.max(ours.length, theirs.length)).keys()].find(
    (i) => ours[i] !== theirs[i],
  );
  if (wrong !== undefined) {
    problems.push({
      file: zh.nav?.file ?? 'docs/zh/_nav.json',
      line: 1,
      rule: 'navigationParity',
      message: `item ${wrong + 1} is ${ours[wrong] ?? 'missing'}, in English ${theirs[wrong] ?? 'missing'}: make them equal but for the text`,
    });
  }
  return problems;
}
