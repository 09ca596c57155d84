import strings from '../i18n.json' with { type: 'json' };
import type { Language } from '../src/site.ts';
import type { Translate } from './components/Facts/describe.ts';

/**
 * Looks up interface strings outside components, which use `useI18n`.
 *
 * @param lang - of the strings
 */
export function translate(lang: Language): Translate {
  return (key, params) =>
    strings[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params?.[name] ?? name);
}
