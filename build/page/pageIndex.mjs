import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * @typedef {{ id: string, text: string }} IndexedHeading
 * @typedef {{ title: string, link: string, description: string, since: string | null, headings: IndexedHeading[] }} IndexedPage
 * @typedef {{ name: string, pages: IndexedPage[] }} IndexedGroup
 */

/**
 * Pages below the folder of an overview page, grouped and ordered as in the sidebar.
 *
 * @param {object} options
 * @param {string} options.folder - absolute path of the overview page's folder
 * @param {string} options.route - path of that folder in the site: '/config/', '/zh/config/'
 * @param {(option: string) => string | null} options.sinceOf - first version of an option
 * @returns {{ groups: IndexedGroup[], files: string[] }} groups that hold a page, and every file
 *   that was read
 */
export function pageIndex({ folder, route, sinceOf }) {
  /** @type {string[]} */
  const files = [];
  /** @type {IndexedGroup[]} */
  const groups = [];
  /** @type {IndexedPage[]} */
  const loose = [];
  for (const entry of readMeta(folder, files)) {
    if (entry.type === 'dir') {
      const name = String(entry.name);
      const below = path.join(folder, name);
      const pages = readMeta(below, files)
        .filter(({ type }) => type === 'file')
        .map((page) => readPage(below, `${route}${name}/`, String(page.name), sinceOf, files));
      if (pages.length > 0) groups.push({ name: entry.label ?? name, pages });
    } else if (entry.type === 'file' && entry.name !== 'index') {
      loose.push(readPage(folder, route, String(entry.name), sinceOf, files));
    }
  }
  return { groups: loose.length > 0 ? [{ name: '', pages: loose }, ...groups] : groups, files };
}

/**
 * @param {string} folder
 * @param {string[]} files - the file read is added
 * @returns {{ type: string, name?: string, label?: string }[]}
 */
function readMeta(folder, files) {
  const file = path.join(folder, '_meta.json');
  if (!existsSync(file)) return [];
  files.push(file);
  /** @type {(string | { type?: string, name?: string, label?: string })[]} */
  const entries = JSON.parse(readFileSync(file, 'utf8'));
  return entries.map((entry) =>
    typeof entry === 'string' ? { type: 'file', name: entry } : { type: 'file', ...entry },
  );
}

/**
 * @param {string} folder
 * @param {string} route
 * @param {string} name - of the page, without ending
 * @param {(option: string) => string | null} sinceOf
 * @param {string[]} files
 * @returns {IndexedPage}
 */
function readPage(folder, route, name, sinceOf, files) {
  const file = path.join(folder, `${name}.mdx`);
  files.push(file);
  const source = readFileSync(file, 'utf8');
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, description = '' } = parse(frontMatter);
  const option = /<OptionFacts option="([^"]+)"/.exec(body)?.[1];
  return {
    title,
    link: route + (name === 'index' ? '' : name),
    description,
    since: option ? sinceOf(option) : null,
    headings: secondLevelHeadings(body),
  };
}

/**
 * @param {string} markdown
 * @returns {IndexedHeading[]} headings of level 2 that carry an id, outside code
 */
export function secondLevelHeadings(markdown) {
  return markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
    .split('\n')
    .flatMap((line) => {
      const match = /^## (.+?) \{#([\w-]+)\}\s*$/.exec(line);
      return match?.[1] && match[2] ? [{ id: match[2], text: match[1].replaceAll('`', '') }] : [];
    });
}
