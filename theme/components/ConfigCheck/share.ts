import type { SourceFile } from '../../../src/check/types.ts';

/** Prefix of a fragment that contains files. */
const start = '#check=';
/** Some programs truncate longer URLs. */
const longest = 16_000;

/** Pipes data through a compression or decompression stream. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @returns a fragment that contains the files; undefined if it would be too long */
export async function fragmentOf(files: readonly SourceFile[]): Promise<string | undefined> {
  const json = JSON.stringify(files.map(({ name, text }) => [name, text]));
  const bytes = await through(new TextEncoder().encode(json), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > longest ? undefined : start + text;
}

/** Whether a fragment contains files. */
export const isShared = (fragment: string): boolean => fragment.startsWith(start);

/**
 * @param fragment - as `location.hash`
 * @throws {Error} if it cannot be decoded
 */
export async function filesIn(fragment: string): Promise<SourceFile[]> {
  const text = fragment.slice(start.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const json = await through(bytes, new DecompressionStream('deflate-raw'));
  const files: unknown = JSON.parse(new TextDecoder().decode(json));
  if (!Array.isArray(files)) throw new Error('no list of files');
  return files.slice(0, 4).map((file) => ({ name: String(file?.[0]), text: String(file?.[1]) }));
}
