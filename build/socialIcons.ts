import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialLink } from '@rspress/core';

const icons = path.join(import.meta.dirname, '../node_modules/simple-icons/icons');

/**
 * Gives accounts that name a service the mark of its brand from Simple Icons, whose title names the
 * link. Some brands are missing there, such as LinkedIn and Slack, which do not allow it: their
 * accounts show their name.
 *
 * @param links - with names of Simple Icons (`github`, `x`, `mastodon`) or markup as icons
 */
export function withBrandIcons(links: readonly SocialLink[]): SocialLink[] {
  return links.map((link) => {
    if (typeof link.icon !== 'string' || !/^\w+$/.test(link.icon)) return link;
    const file = path.join(icons, `${link.icon.toLowerCase()}.svg`);
    return existsSync(file) ? { ...link, icon: { svg: slim(readFileSync(file, 'utf8')) } } : link;
  });
}

/** Every page carries it: without what markup inside a page does not need. */
function slim(svg: string): string {
  return svg.replace(/ (?:role|xmlns)="[^"]*"/g, '').replaceAll('"', "'");
}
