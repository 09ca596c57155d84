import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import packageJson from '../../../package.json' with { type: 'json' };
import { picturePath } from '../../../src/pagePaths.ts';
import { hashOf, type Store } from '../../store.ts';
import type { EmittedPage } from '../builtSite.ts';
import { filesFor, fontFiles } from './fonts.ts';
import { logoName, type PictureLook, picture, pictureSize } from './picture.ts';

/** How many pictures are drawn at once. */
const concurrency = 4;

/** What draws, in its exact version: another one may draw otherwise. */
const programs = Object.entries(packageJson.dependencies).filter(([name]) =>
  /^@(?:takumi-rs|fontsource-variable)\//.test(name),
);

/** A picture, the page that it was made from, and the files that get it. */
interface Drawing {
  page: EmittedPage;
  tree: Node;
  paths: string[];
}

/** Every text of a picture. */
export function textsOf(node: Node): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textsOf).join('') : '';
}

/**
 * Writes the picture of each page, drawn from fonts that are installed as packages. A picture that
 * was drawn before, by the same program from the same content, comes from the store, which keeps
 * none that is not used.
 *
 * @param pages - every page
 * @param options - `look` as `picture` needs it; `store` has what earlier builds drew; `output`, the
 *   absolute path of the site
 * @returns how many were drawn
 * @throws {Error} when no font has a letter of a title
 */
export async function drawPictures(
  pages: readonly EmittedPage[],
  { look, store, output }: { look: PictureLook; store: Store; output: string },
): Promise<number> {
  const drawings = new Map<string, Drawing>();
  for (const page of pages) {
    const tree = picture(page, look);
    const key = hashOf(JSON.stringify([tree, look.logo, pictureSize, programs]));
    // Two pages may look the same.
    const { paths = [] } = drawings.get(key) ?? {};
    const target = path.join(output, picturePath(page.routePath));
    drawings.set(key, { page, tree, paths: [...paths, target] });
  }
  const missing: [key: string, drawing: Drawing][] = [];
  for (const [key, drawing] of drawings) {
    const png = store.read(key);
    if (png) await writeAll(drawing, png);
    else missing.push([key, drawing]);
  }
  if (missing.length > 0) {
    const renderer = await rendererFor(missing.map(([, drawing]) => drawing));
    const images = [{ src: logoName, data: Buffer.from(look.logo) }];
    const queue = missing.values();
    const draw = async () => {
      for (const [key, drawing] of queue) {
        const png = await renderer.render(drawing.tree, { ...pictureSize, format: 'png', images });
        store.write(key, png);
        await writeAll(drawing, png);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, draw));
  }
  store.prune();
  return missing.length;
}

/** Writes an image to each of its paths. */
async function writeAll({ paths }: Drawing, png: Uint8Array): Promise<void> {
  for (const file of paths) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, png);
  }
}

/** A renderer with the fonts that these pictures need. */
async function rendererFor(drawings: readonly Drawing[]): Promise<Renderer> {
  // The place where a line may break is no letter.
  const textOf = ({ tree }: { tree: Node }) => textsOf(tree).replaceAll('\u200b', '');
  const { needed, missing } = filesFor(await fontFiles(), drawings.map(textOf).join(''));
  const [letter = ''] = missing;
  const without = drawings.find((drawing) => letter && textOf(drawing).includes(letter));
  if (without) {
    throw new Error(
      `no font for '${letter}' in the picture of ${without.page.routePath}: change its title or ` +
        'add a font to build/emit/pictures/fonts.ts',
    );
  }
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer();
  for (const { family, file, ranges } of needed) {
    await renderer.registerFont({ name: family, data: await readFile(file), unicodeRange: ranges });
  }
  return renderer;
}
