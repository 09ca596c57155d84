import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialLink } from '@rspress/core';

const icons = path.join(import.meta.dirname, '../node_modules/simple-icons/icons');

/** File of the mark that an account names, if Simple Icons has it. */
function iconFile({ icon }: SocialLink): string | undefined {
  if (typeof icon !== 'string' || !/^\w+$/.test(icon)) return undefined;
  const file = path.join(icons, `${icon.toLowerCase()}.svg`);
  return existsSync(file) ? file : undefined;
}

/**
 * Gives accounts that name a service the mark of its brand from Simple Icons, whose title names the
 * link. The mark is a file that browsers keep: in the code of every page it would weigh 0.4 kB.
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
    const href = `${base}brands/${path.basename(file)}#mark`;
    return {
      ...link,
      icon: { svg: `<svg viewBox='0 0 24 24'>${title}<use href='${href}'/></svg>` },
    };
  });
}

/** Files that `withBrandIcons` leads to, for `output.copy`. */
export function brandIconFiles(links: readonly SocialLink[]) {
  return links.flatMap((link) => {
    const file = iconFile(link);
    const transform = (svg: Buffer) => svg.toString().replace('<svg', "<svg id='mark'");
    return file ? [{ from: file, to: `brands/${path.basename(file)}`, transform }] : [];
  });
}
