import type { Language } from '../../../src/site.ts';
import type { Translate } from '../Facts/describe.ts';

/** Links into the guide for readers with different backgrounds. */
export function landingLinks(lang: Language, t: Translate): { text: string; path: string }[] {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const to = (text: string, page: string) => ({ text, path: `${prefix}/guide/${page}` });
  return [
    to(t('from.webpack'), 'migration/webpack'),
    to(t('from.vite'), 'migration/vite'),
    to(t('from.cra'), 'migration/cra'),
    to(t('from.nothing'), 'start/quick-start#starter'),
  ];
}
