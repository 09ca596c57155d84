import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialLink } from '@rspress/core';

/** Path of the file with the brand icons, below the base. */
const marksFile = 'brands.svg';

const icons = path.join(import.meta.dirname, '../node_modules/simple-icons/icons');

/** File of a link's icon, if Simple Icons has it. */
function iconFile({ icon }: SocialLink): string | undefined {
  if (typeof icon !== 'string' || !/^\w+$/.test(icon)) return undefined;
  const file = path.join(icons, `${icon.toLowerCase()}.svg`);
  return existsSync(file) ? file : undefined;
}

/**
 * Replaces names of brands with icons from Simple Icons, whose titles become the links' names. The
 * icons are in one cached file, as they would add 1.6 kB to the code of every page. Some brands do
 * not allow their logo there, such as LinkedIn and Slack: their links show the name.
 *
 * @param links - with names of Simple Icons (`github`, `x`, `mastodon`) or HTML as icons
 * @param base - base path of the site, with a leading and a trailing slash
 */
export function withBrandIcons(links: readonly SocialLink[], base: string): SocialLink[] {
  return links.map((link) => {
    const file = iconFile(link);
    if (!file) return link;
    const title = /<title>.*<\/title>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    const href = `${base}${marksFile}#${path.basename(file, '.svg')}`;
    return {
      ...link,
      icon: { svg: `<svg viewBox='0 0 24 24'>${title}<use href='${href}'/></svg>` },
    };
  });
}

/**
 * Rule for `output.copy` that adds the file used by `withBrandIcons`; empty without known brands.
 */
export function brandIconFiles(links: readonly SocialLink[]) {
  const files = links.flatMap((link) => iconFile(link) ?? []);
  const symbols = files.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/<svg[^>]*>/, `<symbol id='${path.basename(file, '.svg')}' viewBox='0 0 24 24'>`)
      .replace('</svg>', '</symbol>'),
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg'>${symbols.join('')}</svg>`;
  return files.slice(0, 1).map((from) => ({ from, to: marksFile, transform: () => svg }));
}
