import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkData } from '../../build/emit/checkData.ts';
import { type CheckRequest, checkFiles } from '../../src/check/index.ts';
import type { Report, SourceFile } from '../../src/check/types.ts';
import type { Language } from '../../src/site.ts';

const docs = path.join(import.meta.dirname, '../../docs');

/** Pages of options, as far as their paths tell. */
const pages = readdirSync(path.join(docs, 'en/config'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !file.endsWith('index.mdx'))
  .map((file) => {
    return { routePath: `/config/${file.split(path.sep).join('/').slice(0, -4)}`, headings: [] };
  });

/** What the build emits, without the headings that explain members. */
export const dataIn = (lang: Language) => checkData(docs, lang, pages);

const data = dataIn('en');

/** Checks a text as `rsbuild.config.ts`, or under the name that is given. */
export function check(
  text: string,
  minor: string,
  more: { name?: string; files?: SourceFile[]; tool?: CheckRequest['tool'] } = {},
): Report {
  const file = { name: more.name ?? 'rsbuild.config.ts', text };
  const request = { files: [file, ...(more.files ?? [])], minor };
  return checkFiles(more.tool ? { ...request, tool: more.tool } : request, data);
}
