import strings from '../i18n.json' with { type: 'json' };
import type { Language } from '../src/site.ts';
import type { Translate } from './components/Facts/describe.ts';

/**
 * Looks interface strings up where no page is being drawn: `useI18n` does it in components.
 *
 * @param lang - of the strings
 */
export function translate(lang: Language): Translate {
  return (key, params) =>
    strings[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params?.[name] ?? name);
}
