/** Texts by language and key, as the files of `build/strings/languageStrings.ts` put them. */
type LoadedStrings = Record<string, Record<string, string> | undefined>;

declare global {
  var siteStrings: LoadedStrings | undefined;
}

const loading = new Map<string, Promise<void>>();

/** Strings that came with the components that show them: by key, then by language. */
const added: Record<string, Record<string, string>> = {};

/** @param strings - by key, then by language, to be had from now on */
export function addStrings(strings: Record<string, Record<string, string>>): void {
  Object.assign(added, strings);
}

/**
 * The interface strings that Rspress's `useI18n` reads: by key, then by language. A text whose
 * language is not loaded is given in one that is.
 */
export default new Proxy<Record<string, Record<string, string>>>(
  {},
  {
    get: (_, key) =>
      added[String(key)] ??
      stringsOf(
        String(key),
        globalThis.siteStrings ?? {},
        Object.keys(import.meta.env.STRING_FILES),
      ),
  },
);

/**
 * @param key - of an interface string
 * @param loaded - what has been loaded
 * @param languages - of the site
 * @returns the text in each language that the site has; the key itself where no file could be had:
 *   a page with odd words is of more use than none
 */
export function stringsOf(
  key: string,
  loaded: LoadedStrings,
  languages: readonly string[],
): Record<string, string> {
  const [fallback = key] = Object.values(loaded).flatMap((texts) => texts?.[key] ?? []);
  return Object.fromEntries(languages.map((lang) => [lang, loaded[lang]?.[key] ?? fallback]));
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
