import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { redirects } from '../../src/redirects.ts';
import { languages, search } from '../../src/site.ts';
import { compressFiles } from './hosting/compress.ts';
import { headersFile } from './hosting/headersFile.ts';
import { inlineScriptHashes } from './hosting/inlineScriptHashes.ts';
import { nginxConf } from './hosting/nginx.ts';
import {
  type HostingPolicy,
  movesInEveryLanguage,
  pagePath,
  responseHeaders,
} from './hosting/policy.ts';
import { redirectsFile } from './hosting/redirectsFile.ts';
import { serveJson } from './hosting/serveJson.ts';

/** What the hosting plugin needs to know about a build. */
interface HostingOptions {
  /** Absolute path of the built site. */
  folder: string;
  /** Absolute path of the folder for what is not part of the site: the settings of servers. */
  deploy: string;
  /** Path the site is served from, with slashes at both ends. */
  base: string;
  /** Address of the site without a path. */
  origin: string;
}

/**
 * Writes down for hosts how to serve the built site: `_headers`, `_redirects` and `serve.json` into
 * it, `nginx.conf` beside it, and compressed copies of its files. It must be the last plugin that
 * changes files.
 */
export function pluginHosting(options: HostingOptions): RspressPlugin {
  const { folder, deploy, base, origin } = options;
  return {
    name: 'hosting',
    async afterBuild() {
      const entries = await readdir(folder, { recursive: true });
      const files = entries.map((file) => file.split(path.sep).join('/'));
      const policy = await policyOf(folder, files, { base, origin });
      await mkdir(deploy, { recursive: true });
      await Promise.all([
        writeFile(path.join(folder, '_headers'), headersFile(policy)),
        writeFile(path.join(folder, '_redirects'), redirectsFile(policy)),
        writeFile(path.join(folder, 'serve.json'), serveJson(policy)),
        writeFile(path.join(deploy, 'nginx.conf'), nginxConf(policy)),
      ]);
      const started = performance.now();
      const { files: count, raw, gzip, brotli } = await compressFiles(folder, files);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `Compressed ${count} files in ${seconds} s: ${raw} bytes, ${gzip} as gzip, ${brotli} as brotli`,
      );
    },
  };
}

/** The policy for a built site, whose pages it reads. */
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
