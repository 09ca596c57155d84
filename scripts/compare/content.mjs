import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A page as any generator takes it.
 *
 * @typedef {object} Page
 * @property {string} language - `en` or `zh`
 * @property {string} route - without the language, as `guide/start/index` or `config/mode`
 * @property {string} title - plain text
 * @property {string} body - Markdown without the title
 */

/**
 * Reads a Markdown twin of this site.
 *
 * @param {string} file - below the built site, with forward slashes
 * @param {string} text
 * @param {string} origin - of the links between pages
 * @returns {Page}
 * @throws {Error} when the twin has no title
 */
export function readTwin(file, text, origin) {
  const [language, route] = file.startsWith('zh/') ? ['zh', file.slice(3)] : ['en', file];
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const titleLine = lines.findIndex((line, index) => !isCode[index] && /^# /.test(line));
  if (titleLine < 0) throw new Error(`${file} has no title`);
  const title = lines[titleLine]?.slice(2).trim() ?? '';
  const body = lines.map((line, index) => {
    if (index <= titleLine) return '';
    return isCode[index] ? line : escapeTags(pageLinks(line, origin));
  });
  return {
    language,
    route: route.replace(/\.md$/, ''),
    title: title.replace(/\\(.)/g, '$1').replace(/`/g, ''),
    body: `${body.join('\n').trim()}\n`,
  };
}

/**
 * Reads all Markdown twins of this site.
 *
 * @param {string} folder - of the built site
 * @returns {Page[]}
 * @throws {Error} when the sitemap, which links between pages begin as, names no origin
 */
export function readTwins(folder) {
  const origin = /<loc>(https?:\/\/[^/<]+)/.exec(
    readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'),
  )?.[1];
  if (!origin) throw new Error('the sitemap names no origin');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readTwin(file, readFileSync(path.join(folder, file), 'utf8'), origin));
}

/**
 * @param {string[]} lines - of Markdown
 * @returns {boolean[]} whether each is in a code fence, the fence's own lines included
 */
function codeLines(lines) {
  let fence = '';
  return lines.map((line) => {
    const [, marker = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === '') {
      fence = marker;
      return marker !== '';
    }
    if (marker.startsWith(fence) && info.trim() === '') fence = '';
    return true;
  });
}

/**
 * Turns links to other twins into links to their pages.
 *
 * @param {string} line
 * @param {string} origin
 * @returns {string}
 */
function pageLinks(line, origin) {
  return line.replace(/\]\(([^)\s]+?)\.md(#[^)\s]*)?\)/g, (link, target, hash = '') => {
    const route = target.startsWith(origin) ? target.slice(origin.length) : target;
    if (!route.startsWith('/')) return link;
    return `](${route.replace(/(^|\/)index$/, '$1')}${hash})`;
  });
}

/**
 * Keeps text that looks like a tag from being taken for one: generators differ in what they make
 * of it.
 *
 * @param {string} line - outside of fences
 * @returns {string}
 */
function escapeTags(line) {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => {
      // Every other part is code.
      if (index % 2 === 1) return part;
      return part.replace(/<(?=[a-zA-Z/!](?!\w*:\/\/))/g, '&lt;');
    })
    .join('');
}

/**
 * The sections of the pages of a language with the groups in them, for a sidebar.
 *
 * @param {Page[]} pages
 * @param {string} language
 * @returns {{ section: string, groups: { name: string, pages: Page[] }[] }[]} in the order of the
 *   routes; the home page is in none
 */
export function sections(pages, language) {
  /** @type {Map<string, Map<string, Page[]>>} */
  const found = new Map();
  const own = pages.filter((page) => page.language === language && page.route.includes('/'));
  for (const page of own.sort((a, b) => a.route.localeCompare(b.route, 'en'))) {
    const [section = '', ...rest] = page.route.split('/');
    const groups = found.get(section) ?? new Map();
    found.set(section, groups);
    const name = rest.length > 1 ? (rest[0] ?? '') : section;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...found].map(([section, groups]) => ({
    section,
    groups: [...groups].map(([name, entries]) => ({ name, pages: entries })),
  }));
}
