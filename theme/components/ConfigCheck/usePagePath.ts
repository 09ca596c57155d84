import { useLang } from '@rspress/core/runtime';
import { languages } from '../../../src/site.ts';

/** Adds the reader's language to the path of a page; paths from the guides already have it. */
export function usePagePath(): (path: string) => string {
  const lang = useLang();
  const prefix = lang === languages[0] ? '' : `/${lang}`;
  return (path) => (prefix && path.startsWith(`${prefix}/`) ? path : prefix + path);
}
