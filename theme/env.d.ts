import type strings from '../i18n.json';

declare global {
  interface ImportMetaEnv {
    /** Base path of the site, with a leading and a trailing slash. */
    readonly SITE_BASE: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

declare module '@rspress/shared' {
  /** `useI18n` accepts the keys of i18n.json. */
  interface I18nText
    extends Partial<
      Record<keyof typeof strings, { en: string; zh: string; [lang: string]: string }>
    > {}
}

declare global {
  /** URL of the built files, with a trailing slash. */
  const __webpack_public_path__: string;
}
