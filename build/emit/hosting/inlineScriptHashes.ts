import { createHash } from 'node:crypto';

/** Types of `<script>` that are executed; others are data blocks, which no policy applies to. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/**
 * Hashes of the inline scripts in a page, for its content security policy.
 *
 * @param html - a whole page
 * @returns distinct hashes, in order: `sha256-…`
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)].flatMap(
    ([, attributes = '', code = '']) => {
      if (/\ssrc\s*=/i.test(attributes)) return [];
      const [, quoted, bare] =
        /\stype\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? [];
      if (!executable.test(quoted ?? bare ?? '')) return [];
      return `sha256-${createHash('sha256').update(code).digest('base64')}`;
    },
  );
  return [...new Set(hashes)];
}
