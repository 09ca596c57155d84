import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionsOf } from '../../build/navigation.ts';
import { languages } from '../../src/site.ts';
import { listEntry } from './listPage.ts';
import { groupTitle, pageFacts } from './pageKind.ts';

/** Error for an invalid request, with a one-line message for the user. */
export class PageRequestError extends Error {}

/**
 * Path of a page from user input: `config/output/minify`, `/config/output/minify`,
 * `docs/en/config/output/minify.mdx`, `/plugins/list/`.
 *
 * @param route - as typed
 * @param base - absolute path of the repository, whose navbar lists the sections
 * @returns path below the language's folder, without extension
 * @throws PageRequestError if it is malformed or outside all sections of the site
 */
export function parseRoute(route: string | undefined, base: string): string {
  if (!route) throw new PageRequestError('which page? npm run new-page -- config/output/minify');
  const path = route
    .replace(/^\.?\//, '')
    .replace(/^docs\/(?:en|zh)\//, '')
    .replace(/\.mdx$/, '');
  const page = path.replace(/\/$/, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(page)) {
    throw new PageRequestError(`'${route}' is no route: write it like config/output/minify`);
  }
  const names = sectionsOf(languages[0], join(base, 'docs')).map(({ name }) => name);
  const [section = ''] = page.split('/');
  if (!names.includes(section)) {
    throw new PageRequestError(`'${section}' is no section of the site: ${names.join(', ')}`);
  }
  const isFolder = path.endsWith('/') || existsSync(join(base, 'docs', languages[0], page));
  return isFolder || page === section ? `${page}/index` : page;
}

/**
 * Creates a page in every language from the template for its kind, and lists it in the sidebar.
 *
 * @param route - as typed
 * @param base - absolute path of the repository to write to
 * @returns created and changed files, relative to the root, with forward slashes
 * @throws PageRequestError if the route is invalid or the page exists; nothing is written then
 */
export function createPage(route: string | undefined, base: string): string[] {
  const page = parseRoute(route, base);
  const { kind, ...facts } = pageFacts(page);
  const files = languages.map((lang) => ({ lang, file: `docs/${lang}/${page}.mdx` }));
  const taken = files.find(({ file }) => existsSync(join(base, file)));
  if (taken) throw new PageRequestError(`${taken.file} is there already: edit it`);

  const written: string[] = [];
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), content);
    written.push(file);
  };
  for (const { lang, file } of files) {
    const template = new URL(`templates/${kind}.${lang}.mdx`, import.meta.url);
    const content = readFileSync(template, 'utf8').replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => facts[name as keyof typeof facts],
    );
    write(file, content);
    const names = page.split('/');
    for (let depth = 1; depth < names.length; depth++) {
      const meta = `docs/${lang}/${names.slice(0, depth).join('/')}/_meta.json`;
      const name = names[depth] ?? '';
      const before = existsSync(join(base, meta))
        ? readFileSync(join(base, meta), 'utf8')
        : undefined;
      const isPage = depth === names.length - 1;
      const label = groupTitle(names[0] ?? '', name);
      const after = listEntry(before, isPage ? name : { type: 'dir', name, label });
      if (after !== before) write(meta, after);
    }
  }
  return written;
}
