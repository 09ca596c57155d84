import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import packageJson from '../../../package.json' with { type: 'json' };
import { picturePath } from '../../../src/pagePaths.ts';
import { hashOf, type Store } from '../../store.ts';
import type { EmittedPage } from '../builtSite.ts';
import { filesFor, fontFiles } from './fonts.ts';
import { logoName, type PictureLook, picture, pictureSize } from './picture.ts';

/** Number of images drawn concurrently. */
const concurrency = 4;

/** Exact versions of the renderer, as another version may draw differently. */
const programs = Object.entries(packageJson.dependencies).filter(([name]) =>
  /^@(?:takumi-rs|fontsource-variable)\//.test(name),
);

/** An image, the page it was made for, and the files to write. */
interface Drawing {
  page: EmittedPage;
  tree: Node;
  paths: string[];
}

/** All text in an image. */
export function textsOf(node: Node): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textsOf).join('') : '';
}

/**
 * Draws the Open Graph image of each page, with fonts installed as packages. Images with the same
 * content that the same renderer drew in an earlier build are taken from the store; unused ones are
 * removed from it.
 *
 * @param pages - every page
 * @param options - `look` for `picture`; `store` with images of earlier builds; `output`, the
 *   absolute path of the site
 * @returns number of images drawn
 * @throws {Error} if no font contains a character of a title
 */
export async function drawPictures(
  pages: readonly EmittedPage[],
  { look, store, output }: { look: PictureLook; store: Store; output: string },
): Promise<number> {
  const drawings = new Map<string, Drawing>();
  for (const page of pages) {
    const tree = picture(page, look);
    const key = hashOf(JSON.stringify([tree, look.logo, pictureSize, programs]));
    // Different pages may have the same image.
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

/** Writes an image to all of its paths. */
async function writeAll({ paths }: Drawing, png: Uint8Array): Promise<void> {
  for (const file of paths) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, png);
  }
}

/** A renderer with the fonts that the images need. */
async function rendererFor(drawings: readonly Drawing[]): Promise<Renderer> {
  // The line break opportunity is not a character to draw.
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
