import { hashedFolder, immutable } from './constants.mjs';
import type { HostingPolicy } from './policy.ts';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Both revalidate every file unless a
 * rule says otherwise, and join what several rules say about one header: so each has one rule.
 */
export function headersFile({ base, headers }: HostingPolicy): string {
  const rules: [string, readonly (readonly [string, string])[]][] = [
    [`${base}*`, headers],
    [`${base}${hashedFolder}*`, [['Cache-Control', immutable]]],
  ];
  return rules
    .map(
      ([path, lines]) =>
        `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('\n');
}
