import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param folder - absolute path of the built site
 * @returns relative paths of its files and folders, with forward slashes
 */
export async function siteFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.map((entry) => entry.split(path.sep).join('/'));
}
