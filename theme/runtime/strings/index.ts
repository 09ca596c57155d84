/** Texts by language and key, as the files of `src/plugins/languageStrings.ts` put them. */
type LoadedStrings = Record<string, Record<string, string> | undefined>;

declare global {
  var siteStrings: LoadedStrings | undefined;
}

const loading = new Map<string, Promise<void>>();

/**
 * The interface strings that Rspress's `useI18n` reads: by key, then by language. A text whose
 * language is not loaded is given in one that is.
 */
export default new Proxy<Record<string, Record<string, string>>>(
  {},
  { get: (_, key) => stringsOf(String(key), globalThis.siteStrings ?? {}) },
);

/**
 * @param key - of an interface string
 * @param loaded - what has been loaded
 * @returns the text in each language that the site has; undefined when no language has the key
 */
export function stringsOf(key: string, loaded: LoadedStrings): Record<string, string> | undefined {
  const [fallback] = Object.values(loaded).flatMap((texts) => texts?.[key] ?? []);
  if (fallback === undefined) return undefined;
  return Object.fromEntries(
    Object.keys(import.meta.env.STRING_FILES).map((lang) => [
      lang,
      loaded[lang]?.[key] ?? fallback,
    ]),
  );
}

/**
 * Fetches the interface strings of a language, unless they are there.
 *
 * @param lang - of the page to be shown
 * @returns when they are there; rejects when they cannot be had, and asks again the next time
 */
export function loadStrings(lang: string): Promise<void> {
  const file = import.meta.env.STRING_FILES[lang];
  if (!file || globalThis.siteStrings?.[lang]) return Promise.resolve();
  const already = loading.get(lang);
  if (already) return already;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = file;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(lang);
      reject(new Error(`${file} cannot be had`));
    };
    document.head.append(script);
  });
  loading.set(lang, promise);
  return promise;
}
