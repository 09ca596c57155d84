import type strings from '../i18n.json';

declare global {
  interface ImportMetaEnv {
    /** Path the site is served from, with slashes at both ends. */
    readonly SITE_BASE: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

declare module '@rspress/shared' {
  /** The keys of i18n.json are what `useI18n` accepts. */
  interface I18nText
    extends Partial<
      Record<keyof typeof strings, { en: string; zh: string; [lang: string]: string }>
    > {}
}

declare global {
  /** Where the built files are served from, with a slash at the end. */
  const __webpack_public_path__: string;
}
