import questions from './questions.json' with { type: 'json' };

/** How readers ask for pages, by page and language; the search alone reads it, in the build. */
const known: Record<string, { en: string[]; zh: string[] } | undefined> = questions;

/**
 * Ways to ask for a page in words that it may not say: problems, names from other tools, error
 * texts.
 *
 * @param routePath - such as `/zh/config/output/dist-path`
 * @returns empty when none are known
 */
export function questionsFor(routePath: string): string[] {
  const [, chinese, path = ''] = /^(\/zh(?=\/))?\/(.*)$/.exec(routePath) ?? [];
  const page = path === '' || path.endsWith('/') ? `${path}index` : path;
  return known[page]?.[chinese ? 'zh' : 'en'] ?? [];
}
