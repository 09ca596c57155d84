import { hashedFolder, immutable, revalidate } from './constants.mjs';
import type { HostingPolicy } from './policy.ts';

/**
 * Settings of the program `serve`, which shows the site as a host would. Its redirects lose the
 * query, so the moved paths are left to the 404 page, whose script leads on with query and hash.
 */
export function serveJson({ base, headers }: HostingPolicy): string {
  const listed = headers.map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    directoryListing: false,
    headers: [
      {
        // The 404 page is at the root, also of a site below a path.
        source: '**',
        headers: [...listed, { key: 'Cache-Control', value: revalidate }],
      },
      {
        source: `${base.slice(1)}${hashedFolder}**`,
        headers: [{ key: 'Cache-Control', value: immutable }],
      },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
