import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { lastChanges } from './gitDates.ts';

/**
 * Tells each page the day of its last change. Rspress's own counts every page of a shallow clone as
 * changed by its one commit, and words the day in the language of the page.
 *
 * @param docs - absolute path of the folder that holds one folder a language
 */
export function pluginLastUpdated({ docs }: { docs: string }): RspressPlugin {
  let changes: ReturnType<typeof lastChanges> | undefined;
  return {
    name: 'last-updated',
    routeGenerated() {
      changes = lastChanges(docs);
    },
    async extendPageData(page) {
      const file = path.relative(docs, page._filepath).split(path.sep).join('/');
      const day = (await changes)?.get(file);
      if (day) Object.assign(page, { lastUpdatedTime: day });
    },
  };
}
