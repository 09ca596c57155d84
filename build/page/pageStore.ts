import { diskStore } from '../store.ts';

/** Result of compiling a page. */
export interface CompiledPage {
  /** JavaScript with JSX. */
  code: string;
  /** See `markdownCopy`. */
  markdown: string;
  /** URLs of links and link definitions, resolved by Rspress. */
  links: string[];
  /** Ids of the headings; empty for a snippet that pages include. */
  headingIds: string[];
}

/** Store of compiled pages from earlier builds: see `diskStore`. */
export interface PageStore {
  read: (key: string) => CompiledPage | undefined;
  write: (key: string, page: CompiledPage) => void;
  prune: () => void;
}

/** @param folder - absolute path; it can be deleted at any time */
export function pageStore(folder: string): PageStore {
  const { read, write, prune } = diskStore(folder);
  return {
    read(key) {
      const body = read(key);
      return body && JSON.parse(body.toString());
    },
    write: (key, page) => write(key, Buffer.from(JSON.stringify(page))),
    prune,
  };
}
