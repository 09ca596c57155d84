import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Of the service that Rspress hands to plugins, the part that knows the headings of pages. */
interface RouteService {
  getRoutes(): { routePath: string; absolutePath: string }[];
  getRouteAnchorIds(routePath: string): Set<string> | undefined;
  setRouteAnchorIds(file: string, ids: Set<string>): void;
}

/** Ids of the headings of a page, with the hash of the source they were read from. */
interface PageHeadings {
  source: string;
  ids: string[];
}

/** What the last build that succeeded left behind, beside the cache of the bundler. */
export interface BuildRecord {
  /** Part of the bundler's key: without this file its cache is not used. */
  id: string;
  /** See `hashInputs`. */
  inputs: string;
  /** By the path of the page's file below `docs`. */
  pages: Record<string, PageHeadings>;
}

export interface BuildCacheOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder with one folder a language. */
  docs: string;
  /** Files and folders below `root` that decide how pages are built, beside what modules import. */
  inputs: readonly string[];
  /** Further values that do, such as the address of the site. */
  values: readonly string[];
}

/**
 * Keeps what the bundler compiled in `.cache/build`, for the next build and the dev server: only
 * pages that changed are compiled again, with the pages that link to their headings (see
 * `page-text-loader`). The folder may be deleted at any time.
 *
 * Pages that are not compiled do not report their headings, which the check of links asks for: they
 * are recorded. A build that fails leaves no record, so the next one trusts nothing.
 */
export function pluginBuildCache({ root, docs, inputs, values }: BuildCacheOptions): RspressPlugin {
  const folder = path.join(root, '.cache/build');
  const file = path.join(folder, 'record.json');
  const digest = hashInputs(root, docs, inputs, values);
  const last = readRecord(file, digest);
  const id = last?.id ?? randomUUID();
  let routes: RouteService | undefined;
  return {
    name: 'build-cache',
    builderConfig: {
      plugins: [
        {
          name: 'build-cache',
          setup(api: RsbuildPluginAPI) {
            // In place of what others ask for. Rspress's own key holds the sidebars in the order in
            // which their folders were read, another each time; the plugin of the previews wants no
            // cache, and its pages are kept out of it: see page-text-loader.
            api.modifyRsbuildConfig({
              order: 'post',
              handler(config) {
                const cacheDigest = config.mode === 'production' ? [digest, id] : [digest];
                const buildCache = { cacheDirectory: folder, cacheDigest };
                config.performance = { ...config.performance, buildCache };
              },
            });
          },
        },
      ],
    },
    routeServiceGenerated(service: RouteService) {
      routes = service;
      for (const [page, { source, ids }] of Object.entries(last?.pages ?? {})) {
        const target = path.join(docs, page);
        if (existsSync(target) && hashFile(target) === source) {
          service.setRouteAnchorIds(target, new Set(ids));
        }
      }
    },
    beforeBuild(_config, isProduction) {
      if (isProduction) rmSync(file, { force: true });
    },
    afterBuild() {
      if (!routes) return;
      const record: BuildRecord = { id, inputs: digest, pages: headingsOf(routes, docs) };
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(record));
    },
  };
}

/**
 * Hash over all that decides how pages are built and that the bundler does not see: our plugins and
 * what they read, the versions of all packages, which pages and public files there are.
 */
export function hashInputs(
  root: string,
  docs: string,
  inputs: readonly string[],
  values: readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...values]));
  for (const input of inputs) {
    const files = filesIn(path.join(root, input)).filter((file) => !/\.test\.tsx?$/.test(file));
    for (const file of files) hash.update(`\0${path.relative(root, file)}\0${hashFile(file)}`);
  }
  for (const file of filesIn(docs)) hash.update(`\0${path.relative(docs, file)}`);
  return hash.digest('hex');
}

/** @returns the record, if it is of a build with the same inputs */
function readRecord(file: string, inputs: string): BuildRecord | undefined {
  try {
    const record: BuildRecord = JSON.parse(readFileSync(file, 'utf8'));
    return record.inputs === inputs ? record : undefined;
  } catch {
    // There is none, or it is damaged: as after a build that failed.
    return undefined;
  }
}

function headingsOf(routes: RouteService, docs: string): BuildRecord['pages'] {
  const pages: BuildRecord['pages'] = {};
  for (const { routePath, absolutePath } of routes.getRoutes()) {
    const ids = existsSync(absolutePath) && routes.getRouteAnchorIds(routePath);
    if (!ids) continue;
    pages[path.relative(docs, absolutePath)] = { source: hashFile(absolutePath), ids: [...ids] };
  }
  return pages;
}

/** @returns a file, or all files below a folder, in a fixed order */
function filesIn(target: string): string[] {
  const entries = readdirSync(path.dirname(target), { withFileTypes: true });
  const isFile = entries.some((entry) => entry.name === path.basename(target) && entry.isFile());
  if (isFile) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
