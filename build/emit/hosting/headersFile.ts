import { hashedFolder, immutable } from './constants.mjs';
import type { HostingPolicy } from './policy.ts';

/**
 * Content of `_headers` for Netlify and Cloudflare Pages. Both revalidate files by default and
 * merge the values of all matching rules, so each header is set by one rule.
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
