import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginsIn, repoRoot } from '../install.ts';

/** A plugin in a version that samples use. */
export interface PinnedPlugin {
  name: string;
  version: string;
  /** Where it is installed. */
  folder: string;
}

/** Folders with their own packages: for the newest major, and for older ones. */
export const projects = ['samples', 'samples/v1']
  .map((folder) => path.join(repoRoot, folder))
  .filter((folder) => existsSync(path.join(folder, 'package.json')));

/** Official plugins in the versions pinned by the samples of each major, without duplicates. */
export function pinnedPlugins(): PinnedPlugin[] {
  const pinned = projects.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return pluginsIn(manifest.devDependencies).map((name) => ({
      name,
      version: manifest.devDependencies[name],
      folder: path.join(folder, 'node_modules', name),
    }));
  });
  const byVersion = new Map(pinned.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byVersion.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}
