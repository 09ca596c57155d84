import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { cleanHeadings, withoutSourceFiles } from './twinText.mjs';

/**
 * Cleans the Markdown twins of the pages and the bundle of all of them once they are written.
 *
 * @param folder - absolute path of the built site
 */
export function pluginMarkdownTwins({ folder }: { folder: string }): RspressPlugin {
  return {
    name: 'markdown-twins',
    async afterBuild(_config, isProd) {
      // The dev server calls this after each change, writes no twins, and stops updating on errors.
      if (!isProd) return;
      const files = await readdir(folder, { recursive: true });
      const twins = files.filter((file) => /\.md$|llms-full\.txt$/.test(file));
      await Promise.all(
        twins.map(async (file) => {
          const target = path.join(folder, file);
          const written = await readFile(target, 'utf8');
          const cleaned = withoutSourceFiles(cleanHeadings(written));
          if (cleaned !== written) await writeFile(target, cleaned);
        }),
      );
    },
  };
}
