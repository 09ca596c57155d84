import { useLang } from '@rspress/core/runtime';
import { languages } from '../../../src/site.ts';

/** Path of a page in the language of the reader; those of the guides have it already. */
export function usePagePath(): (path: string) => string {
  const lang = useLang();
  const prefix = lang === languages[0] ? '' : `/${lang}`;
  return (path) => (prefix && path.startsWith(`${prefix}/`) ? path : prefix + path);
}
