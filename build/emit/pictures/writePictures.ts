import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diskStore } from '../../store.ts';
import type { BuiltSite } from '../builtSite.ts';
import { drawPictures } from './drawPictures.ts';
import { lightColors } from './picture.ts';

/** Writes the Open Graph image of each page, in the colors of the site. */
export async function writePictures({ pages, folder, cache, tokens, logo }: BuiltSite) {
  const look = {
    colors: lightColors(await readFile(tokens, 'utf8')),
    logo: await readFile(logo, 'utf8'),
  };
  const store = diskStore(path.join(cache, 'og'));
  await drawPictures(pages, { look, store, output: folder });
}
