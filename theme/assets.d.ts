declare module '*.module.css' {
  const classNames: Record<string, string>;
  export default classNames;
}
declare module '*.css';

/** The content of a file. */
declare module '*?raw' {
  const content: string;
  export default content;
}

/** Rspress's own data about all pages. */
declare module 'virtual-page-data' {
  /** Hash in the name of the search index, by `<version>###<language>`. */
  export const searchIndexHash: Record<string, string>;
}

/** The words of the search once more, apart from those that the search itself loads. */
declare module '*/words.json?synonyms' {
  const words: { synonyms: string[][] };
  export default words;
}

// What `build/strings/loader.mjs` gives: see `build/strings/groups.mjs`.
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
