import { languages } from '../src/site.ts';

/**
 * A page of each type, in the default language: what looks alike is tested once. Short ones, as some
 * tests take a time that grows with the elements of a page.
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
 * Paths of a page of each type.
 *
 * @param lang - language of the pages; all languages in turn when left out
 */
export function pageOfEachType(lang?: string): string[] {
  return paths.map((path, index) => {
    const chosen = lang ?? languages[index % languages.length];
    return chosen === languages[0] ? `./${path}` : `./${chosen}/${path}`;
  });
}
