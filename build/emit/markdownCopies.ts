import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { llmsFullHead, markdownSource } from './llmsTxt.ts';
import {
  cleanHeadings,
  withFullAddresses,
  withoutSourceFiles,
  withQuotedCallouts,
  withSource,
  withTidyLines,
} from './markdownText.ts';
import type { BuiltSite } from './site.ts';
import { siteFiles } from './siteFiles.ts';

/**
 * Cleans the Markdown copies of the pages and the file with all of them, and has each say where it
 * comes from.
 */
export async function writeMarkdownCopies({ folder, siteUrl }: BuiltSite): Promise<void> {
  const copies = (await siteFiles(folder)).filter((file) => /\.md$|llms-full\.txt$/.test(file));
  await Promise.all(
    copies.map(async (file) => {
      const target = path.join(folder, file);
      const clean = withoutSourceFiles(cleanHeadings(await readFile(target, 'utf8')));
      const text = withTidyLines(withQuotedCallouts(withFullAddresses(clean, siteUrl)));
      await writeFile(
        target,
        file.endsWith('.md')
          ? withSource(text, markdownSource(file, siteUrl))
          : `${llmsFullHead(file, siteUrl)}\n${text}`,
      );
    }),
  );
}
