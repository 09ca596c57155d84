import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkData } from '../../build/emit/checkData.ts';
import { type CheckRequest, checkFiles } from '../../src/check/index.ts';
import type { Report, SourceFile } from '../../src/check/types.ts';
import type { Language } from '../../src/site.ts';

const docs = path.join(import.meta.dirname, '../../docs');

/** Option pages, identified by their paths. */
const pages = readdirSync(path.join(docs, 'en/config'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !file.endsWith('index.mdx'))
  .map((file) => {
    return { routePath: `/config/${file.split(path.sep).join('/').slice(0, -4)}`, headings: [] };
  });

/** The emitted data, without headings that describe members. */
export const dataIn = (lang: Language) => checkData(docs, lang, pages);

const data = dataIn('en');

/** Checks a text as `rsbuild.config.ts`, or with the given file name. */
export function check(
  text: string,
  minor: string,
  more: { name?: string; files?: SourceFile[]; tool?: CheckRequest['tool'] } = {},
): Report {
  const file = { name: more.name ?? 'rsbuild.config.ts', text };
  const request = { files: [file, ...(more.files ?? [])], minor };
  return checkFiles(more.tool ? { ...request, tool: more.tool } : request, data);
}
