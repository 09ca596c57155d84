import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltSite } from '../site.ts';
import { drawPictures } from './drawPictures.ts';
import { lightColours } from './picture.ts';

/** Writes the picture of each page, in the colours of the site. */
export async function writePictures({ pages, folder, cache, tokens, logo }: BuiltSite) {
  const look = {
    colours: lightColours(await readFile(tokens, 'utf8')),
    logo: await readFile(logo, 'utf8'),
  };
  await drawPictures(pages, { look, cache: path.join(cache, 'og'), output: folder });
}
