import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { diskStore, hashOf, type Store } from '../../store.ts';
import type { BuiltSite } from '../builtSite.ts';
import { siteFiles } from '../siteFiles.ts';

/** Text formats; images are already compressed. */
const compressible = /\.(?:css|html|js|json|md|svg|txt|xml)$/;

/** Smaller files fit into a single packet anyway. */
const smallest = 1024;

/**
 * Out of 11. Measured on this site: 9 takes four times as long for 2 % less, 10 much longer for 6
 * %.
 */
const brotliQuality = 6;

/** Total size of a set of files in bytes, uncompressed and compressed. */
export interface CompressedSize {
  files: number;
  raw: number;
  gzip: number;
  brotli: number;
}

/** Size of the compression window in bits for a file of that many bytes, within brotli's limits. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  // The format reserves 16 bytes of the window.
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))));
}

const gzipped = promisify(gzipCompress);
const brotlied = promisify(brotliCompress);

/** Compresses the built site and prints its size. */
export async function writeCompressedCopies({ folder, cache }: BuiltSite): Promise<void> {
  const started = performance.now();
  const store = diskStore(path.join(cache, 'compressed'));
  const { files, raw, gzip, brotli } = await compressFiles(folder, await siteFiles(folder), store);
  store.prune();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files in ${seconds} s: ${raw} bytes, ${gzip} as gzip, ${brotli} as brotli`,
  );
}

/**
 * Writes compressed copies of files as `.gz` and `.br`, for hosts that serve them. Runs in
 * parallel, within Node.js's thread pool.
 *
 * @param folder - absolute path of the built site
 * @param files - paths below it
 * @param store - compressed files from earlier builds
 * @returns sizes in bytes
 */
export async function compressFiles(
  folder: string,
  files: readonly string[],
  store: Store,
): Promise<CompressedSize> {
  const open = files.filter((file) => compressible.test(file));
  const total: CompressedSize = { files: 0, raw: 0, gzip: 0, brotli: 0 };
  const worker = async () => {
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const target = path.join(folder, file);
      const content = await readFile(target);
      if (content.length < smallest) continue;
      const [gz, br] = await compressed(content, store);
      await Promise.all([writeFile(`${target}.gz`, gz), writeFile(`${target}.br`, br)]);
      total.files++;
      total.raw += content.length;
      total.gzip += gz.length;
      total.brotli += br.length;
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return total;
}

/** Both compressed copies of a file; equal content is compressed only once across builds. */
async function compressed(content: Buffer, store: Store): Promise<[gz: Buffer, br: Buffer]> {
  const { brotli, zlib } = process.versions;
  const options = {
    level: 9,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A window of the file's size: clearing the default one of 4 MB took most of the time.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
    },
  };
  const key = hashOf(JSON.stringify([zlib, brotli, options]), content);
  const stored = store.read(key);
  if (stored) {
    const gzipLength = stored.readUInt32LE();
    return [stored.subarray(4, 4 + gzipLength), stored.subarray(4 + gzipLength)];
  }
  const [gz, br] = await Promise.all([gzipped(content, options), brotlied(content, options)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(gz.length);
  store.write(key, Buffer.concat([length, gz, br]));
  return [gz, br];
}
