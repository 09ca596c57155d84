import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { llmsFullHead, twinSource } from './llmsTxt.ts';
import {
  cleanHeadings,
  withFullAddresses,
  withoutSourceFiles,
  withQuotedCallouts,
  withSource,
  withTidyLines,
} from './twinText.mjs';

export interface MarkdownTwinsOptions {
  /** Absolute path of the built site. */
  folder: string;
  /** Address of the site with its base, with a slash at the end. */
  siteUrl: string;
}

/**
 * Cleans the Markdown twins of the pages and the bundle of all of them once they are written, and
 * has each say where it comes from.
 */
export function pluginMarkdownTwins({ folder, siteUrl }: MarkdownTwinsOptions): RspressPlugin {
  return {
    name: 'markdown-twins',
    async afterBuild() {
      const files = await readdir(folder, { recursive: true });
      const twins = files.filter((file) => /\.md$|llms-full\.txt$/.test(file));
      await Promise.all(
        twins.map(async (name) => {
          const target = path.join(folder, name);
          const written = await readFile(target, 'utf8');
          const clean = withoutSourceFiles(cleanHeadings(written));
          const text = withTidyLines(withQuotedCallouts(withFullAddresses(clean, siteUrl)));
          const file = name.split(path.sep).join('/');
          await writeFile(
            target,
            file.endsWith('.md')
              ? withSource(text, twinSource(file, siteUrl))
              : `${llmsFullHead(file, siteUrl)}\n${text}`,
          );
        }),
      );
    },
  };
}
