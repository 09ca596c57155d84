import questions from './questions.json' with { type: 'json' };

/** Questions by page and language; only read by the build. */
const known: Record<string, { en: string[]; zh: string[] } | undefined> = questions;

/**
 * Questions that readers ask in words that may not be on the page: problems, names from other
 * tools, error texts.
 *
 * @param routePath - such as `/zh/config/output/dist-path`
 * @returns empty if there are none
 */
export function questionsFor(routePath: string): string[] {
  const [, chinese, path = ''] = /^(\/zh(?=\/))?\/(.*)$/.exec(routePath) ?? [];
  const page = path === '' || path.endsWith('/') ? `${path}index` : path;
  return known[page]?.[chinese ? 'zh' : 'en'] ?? [];
}
