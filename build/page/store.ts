import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What compiling a page gives. */
export interface CompiledPage {
  /** JavaScript with JSX. */
  code: string;
  /** See `markdownCopy`. */
  markdown: string;
  /** URLs of links and link definitions, resolved by Rspress. */
  links: string[];
  /** Ids of the headings; none for a snippet that pages include. */
  headingIds: string[];
}

/** Hash of values that decide about a result. */
export function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Compiled pages on disk, by a hash of all that they are made from. */
export interface PageStore {
  /** Undefined when there is none, or its file is damaged. */
  read: (key: string) => CompiledPage | undefined;
  write: (key: string, page: CompiledPage) => void;
  /** Removes every page that was neither read nor written. */
  prune: () => void;
}

/** @param folder - absolute path; it may be deleted at any time */
export function pageStore(folder: string): PageStore {
  const used = new Set<string>();
  const fileOf = (key: string) => path.join(folder, `${key}.json`);
  return {
    read(key) {
      used.add(`${key}.json`);
      try {
        const [hash, body = ''] = readFileSync(fileOf(key), 'utf8').split('\n', 2);
        return hash === hashOf(key, body) ? JSON.parse(body) : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, page) {
      used.add(`${key}.json`);
      mkdirSync(folder, { recursive: true });
      const body = JSON.stringify(page);
      // A reader sees the whole file or none.
      const unfinished = `${fileOf(key)}.${process.pid}`;
      writeFileSync(unfinished, `${hashOf(key, body)}\n${body}`);
      renameSync(unfinished, fileOf(key));
    },
    prune() {
      for (const file of readdirSync(folder)) {
        if (!used.has(file)) rmSync(path.join(folder, file), { recursive: true });
      }
    },
  };
}
