declare module '*.module.css' {
  const classNames: Record<string, string>;
  export default classNames;
}
declare module '*.css';

/** Content of a file as a string. */
declare module '*?raw' {
  const content: string;
  export default content;
}

/** Rspress's data on all pages. */
declare module 'virtual-page-data' {
  /** Content hash of the search index, by `<version>###<language>`. */
  export const searchIndexHash: Record<string, string>;
}

/** The search's word lists as a separate module, loaded independently of the search. */
declare module '*/words.json?synonyms' {
  const words: { synonyms: string[][] };
  export default words;
}

// Result of `build/strings/loader.mjs`: see `build/strings/groups.mjs`.
declare module '*?strings=advice' {}
declare module '*?strings=check' {}
declare module '*?strings=cliFlag' {}
declare module '*?strings=diagram' {}
declare module '*?strings=facts' {}
declare module '*?strings=hookOrder' {}
declare module '*?strings=landing' {}
declare module '*?strings=notFound' {}
declare module '*?strings=overview' {}
declare module '*?strings=pageVersions' {}
declare module '*?strings=search' {}
