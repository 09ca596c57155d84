import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../src/site.ts';
import { specFolder, specPages } from '../../src/specRoutes.ts';
import { listEntry } from './listPage.ts';
import { pageFacts } from './pageKind.ts';

/** A request that cannot be met; its message is one line for the person who asked. */
export class PageRequestError extends Error {}

/** Known pages that share a part with the one that was asked for. */
function closest(page: string): string[] {
  const name = page.split('/').at(-1) ?? '';
  const same = specPages().filter((known) => known.split('/').at(-1) === name);
  const folder = page.split('/').slice(0, -1).join('/');
  return same.length > 0 ? same : specPages().filter((known) => dirname(known) === folder);
}

/**
 * Path of a page from what people type: `config/output/minify`, `/config/output/minify`,
 * `docs/en/config/output/minify.mdx`, `/plugins/list/`.
 *
 * @throws PageRequestError When it is malformed or no route of the specification.
 */
export function parseRoute(route: string | undefined): string {
  if (!route) throw new PageRequestError('which page? npm run new-page -- config/output/minify');
  const path = route
    .replace(/^\.?\//, '')
    .replace(/^docs\/(?:en|zh)\//, '')
    .replace(/\.mdx$/, '');
  const page = path.endsWith('/') ? `${path}index` : path;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(page)) {
    throw new PageRequestError(`'${route}' is no route: write it like config/output/minify`);
  }
  if (specPages().includes(page)) return page;
  if (specPages().includes(`${page}/index`)) return `${page}/index`;
  const names = closest(page);
  const hint = names.length > 0 ? ` (close: ${names.join(', ')})` : '';
  throw new PageRequestError(`'${page}' is not in src/specRoutes.ts: add it there first${hint}`);
}

/**
 * Writes a page in every language from the template of its kind, and lists it in the sidebar.
 *
 * @param route As typed by a person.
 * @param base Root of the repository that is written to.
 * @returns Files written, from the root, with forward slashes.
 * @throws PageRequestError When the route is unknown or a page is there already; nothing is
 *   written then.
 */
export function createPage(route: string | undefined, base: string): string[] {
  const page = parseRoute(route);
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
    const parts = page.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const path = parts.slice(0, depth).join('/');
      const folder = specFolder(path);
      const meta = `docs/${lang}/${path}/_meta.json`;
      const before = existsSync(join(base, meta))
        ? readFileSync(join(base, meta), 'utf8')
        : undefined;
      if (!folder) continue;
      const after = listEntry(before, folder, parts[depth] ?? '', lang);
      if (after !== before) write(meta, after);
    }
  }
  return written;
}
