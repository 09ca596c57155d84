import { languages } from '../src/site.ts';

/**
 * One page per type, in the default language, as similar pages are only tested once. Short ones, as
 * some tests take time in proportion to the number of elements.
 */
const paths = [
  '',
  'guide/start/quick-start',
  'config/',
  'config/output/filename-hash',
  'plugins/dev/',
  'api/javascript-api/environment-api',
  'community/releases/v1-0',
  'nothing/here',
];

/**
 * Paths of one page per type.
 *
 * @param lang - language of the pages; alternating if omitted
 */
export function pageOfEachType(lang?: string): string[] {
  return paths.map((path, index) => {
    const chosen = lang ?? languages[index % languages.length];
    return chosen === languages[0] ? `./${path}` : `./${chosen}/${path}`;
  });
}
