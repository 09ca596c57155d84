import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Length in bytes of the hash at the beginning of each file. */
const hashLength = 32;

/** Hash of all inputs of a result. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // Includes lengths, so that different inputs never result in the same bytes.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Disk cache for results of earlier builds, by the hash of their inputs. */
export interface Store {
  /** Undefined if there is none, or its file is damaged. */
  read: (key: string) => Buffer | undefined;
  write: (key: string, body: Uint8Array) => void;
  /** Removes all results that were neither read nor written. */
  prune: () => void;
}

/** @param folder - absolute path; it can be deleted at any time */
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
      // Renamed when complete, so that no reader sees a partial file.
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
