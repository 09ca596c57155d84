import { hashedFolder, immutable, revalidate } from './constants.mjs';
import type { HostingPolicy } from './policy.ts';

/**
 * Settings for the `serve` program, which then behaves like a host. Its redirects would drop the
 * query, so the script of the 404 page redirects instead.
 */
export function serveJson({ base, headers }: HostingPolicy): string {
  const listed = headers.map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    directoryListing: false,
    headers: [
      {
        // The 404 page is at the root, even for a site with a base path.
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
