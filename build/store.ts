import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes of the hash that a file begins with. */
const hashLength = 32;

/** Hash of all that decides about a result. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With its length, so that no other parts give the same bytes.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Results of earlier builds on disk, by a hash of all that they are made from. */
export interface Store {
  /** Undefined when there is none, or its file is damaged. */
  read: (key: string) => Buffer | undefined;
  write: (key: string, body: Uint8Array) => void;
  /** Removes every result that was neither read nor written. */
  prune: () => void;
}

/** @param folder - absolute path; it may be deleted at any time */
export function diskStore(folder: string): Store {
  const used = new Set<string>();
  return {
    read(key) {
      used.add(key);
      try {
        const file = readFileSync(path.join(folder, key));
        const body = file.subarray(hashLength);
        return checksum(key, body).equals(file.subarray(0, hashLength)) ? body : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, body) {
      used.add(key);
      mkdirSync(folder, { recursive: true });
      // A reader sees the whole file or none.
      const unfinished = path.join(folder, `${key}.${process.pid}`);
      writeFileSync(unfinished, Buffer.concat([checksum(key, body), body]));
      renameSync(unfinished, path.join(folder, key));
    },
    prune() {
      for (const file of readdirSync(folder)) {
        if (!used.has(file)) rmSync(path.join(folder, file), { recursive: true });
      }
    },
  };
}

function checksum(key: string, body: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(body).digest();
}
