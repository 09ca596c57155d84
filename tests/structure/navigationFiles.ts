import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow, fromRoot, root } from '../content/lib/docs.ts';
import type { NavigationFile, NavigationTree } from './navigation.ts';

/**
 * Reads the navigation of a language from the disk.
 *
 * @param lang Folder below `docs`.
 * @param base Repository root; another one in tests.
 */
export function loadNavigation(lang: string, base = root): NavigationTree {
  const tree: NavigationTree = { lang, pages: [], metas: {}, nav: undefined };
  const folder = `docs/${lang}`;
  for (const path of filesBelow(join(base, 'docs', lang))) {
    const file = fromRoot(path, base);
    const below = posix.relative(folder, file);
    const read = (): NavigationFile => ({ file, source: readFileSync(path, 'utf8') });
    const name = posix.basename(below);
    if (name === '_meta.json') {
      const parent = posix.dirname(below);
      tree.metas[parent === '.' ? '' : parent] = read();
    } else if (below === '_nav.json') {
      tree.nav = read();
    } else if (/\.mdx?$/.test(name) && !below.startsWith('shared/')) {
      tree.pages.push(below.replace(/\.mdx?$/, ''));
    }
  }
  return tree;
}
