import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import packageJson from '../../../package.json' with { type: 'json' };
import { picturePath } from '../../../src/pagePaths.ts';
import type { EmittedPage } from '../site.ts';
import { filesFor, fontFiles } from './fonts.ts';
import { logoName, type PictureLook, picture, pictureSize } from './picture.ts';

/** How many pictures are drawn at once. */
const concurrency = 4;

/** What draws, in its exact version: another one may draw otherwise. */
const programs = Object.entries(packageJson.dependencies).filter(([name]) =>
  /^@(?:takumi-rs|fontsource-variable)\//.test(name),
);

/** Every text of a picture. */
export function textsOf(node: Node): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textsOf).join('') : '';
}

/**
 * Writes the picture of each page, drawn from fonts that are installed as packages. A picture that
 * was drawn before, by the same program from the same content, comes from the cache.
 *
 * @param pages - every page
 * @param options - `look` as `picture` needs it; `cache` and `output`, absolute paths of folders
 * @returns how many were drawn
 * @throws {Error} when no font has a letter of a title
 */
export async function drawPictures(
  pages: readonly EmittedPage[],
  { look, cache, output }: { look: PictureLook; cache: string; output: string },
): Promise<number> {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const wanted = pages.map((page) => {
    const tree = picture(page, look);
    const content = JSON.stringify([tree, look.logo, pictureSize, programs]);
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.png`;
    return { page, tree, name };
  });

  // Two pages may look the same.
  const missing = new Map(wanted.map(({ name, page, tree }) => [name, { page, tree }]));
  for (const name of cached) missing.delete(name);
  if (missing.size > 0) {
    const renderer = await rendererFor([...missing.values()]);
    const images = [{ src: logoName, data: Buffer.from(look.logo) }];
    const queue = missing.entries();
    const draw = async () => {
      for (const [name, { tree }] of queue) {
        const png = await renderer.render(tree, { ...pictureSize, format: 'png', images });
        await writeFile(path.join(cache, name), png);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, draw));
  }

  const used = new Set(wanted.map(({ name }) => name));
  await Promise.all([
    ...wanted.map(async ({ page, name }) => {
      const target = path.join(output, picturePath(page.routePath));
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(cache, name), target);
    }),
    ...[...cached].filter((name) => !used.has(name)).map((name) => rm(path.join(cache, name))),
  ]);
  return missing.size;
}

/** A renderer with the fonts that these pictures need. */
async function rendererFor(pictures: { page: EmittedPage; tree: Node }[]): Promise<Renderer> {
  // The place where a line may break is no letter.
  const textOf = ({ tree }: { tree: Node }) => textsOf(tree).replaceAll('\u200b', '');
  const { needed, missing } = filesFor(await fontFiles(), pictures.map(textOf).join(''));
  const [letter = ''] = missing;
  const without = pictures.find((picture) => letter && textOf(picture).includes(letter));
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
