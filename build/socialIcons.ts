import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialLink } from '@rspress/core';

/** Path of the file with the marks of brands, below the site. */
const marksFile = 'brands.svg';

const icons = path.join(import.meta.dirname, '../node_modules/simple-icons/icons');

/** File of the mark that an account names, if Simple Icons has it. */
function iconFile({ icon }: SocialLink): string | undefined {
  if (typeof icon !== 'string' || !/^\w+$/.test(icon)) return undefined;
  const file = path.join(icons, `${icon.toLowerCase()}.svg`);
  return existsSync(file) ? file : undefined;
}

/**
 * Gives accounts that name a service the mark of its brand from Simple Icons, whose title names the
 * link. The marks are in one file that browsers keep: in the code of every page they would weigh
 * 1.6 kB.
 * Some brands are missing there, such as LinkedIn and Slack, which do not allow it: their accounts
 * show their name.
 *
 * @param links - with names of Simple Icons (`github`, `x`, `mastodon`) or markup as icons
 * @param base - path the site is served from, with slashes at both ends
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

/** The file that `withBrandIcons` leads to, for `output.copy`; none without a known brand. */
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
