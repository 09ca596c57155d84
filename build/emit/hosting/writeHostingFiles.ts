import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '../../../src/redirects.ts';
import { languages, search } from '../../../src/site.ts';
import type { BuiltSite } from '../builtSite.ts';
import { siteFiles } from '../siteFiles.ts';
import { headersFile } from './headersFile.ts';
import { inlineScriptHashes } from './inlineScriptHashes.ts';
import { nginxConf } from './nginx.ts';
import { type HostingPolicy, movesInEveryLanguage, pagePath, responseHeaders } from './policy.ts';
import { redirectsFile } from './redirectsFile.ts';
import { serveJson } from './serveJson.ts';

/**
 * Writes the configuration for hosts: `_headers`, `_redirects` and `serve.json` into the built
 * site, `nginx.conf` next to it.
 */
export async function writeHostingFiles({
  folder,
  deploy,
  base,
  origin,
}: BuiltSite): Promise<void> {
  const files = await siteFiles(folder);
  const policy = await policyOf(folder, files, { base, origin });
  await mkdir(deploy, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, '_headers'), headersFile(policy)),
    writeFile(path.join(folder, '_redirects'), redirectsFile(policy)),
    writeFile(path.join(folder, 'serve.json'), serveJson(policy)),
    writeFile(path.join(deploy, 'nginx.conf'), nginxConf(policy)),
  ]);
}

/** Policy for a built site, from its pages. */
async function policyOf(
  folder: string,
  files: readonly string[],
  { base, origin }: { base: string; origin: string },
): Promise<HostingPolicy> {
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), 'utf8');
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  const searchEndpoint = search.mode === 'remote' ? search.endpoint : undefined;
  const [defaultLanguage, ...translations] = languages;
  return {
    base,
    origin,
    headers: responseHeaders({ scriptHashes: [...hashes].sort(), origin, searchEndpoint }),
    moves: movesInEveryLanguage(redirects, languages),
    pages: pages
      .filter((page) => page !== '404.html')
      .filter((page) => !translations.some((language) => page.startsWith(`${language}/`)))
      .map(pagePath)
      .sort(),
    defaultLanguage,
  };
}
