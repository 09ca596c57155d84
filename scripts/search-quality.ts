import { languages } from '../src/site.ts';
import { majors, minorOf } from '../src/versions.ts';
import { readEmittedIndex } from '../tests/search/emittedIndex.ts';
import { measureRelevance } from '../tests/search/relevance.ts';

/**
 * `npm run search:quality [-- --quiet]`: prints how well the built site's search ranks pages for
 * the queries in `tests/search`, and the queries it missed. For the held-back queries it only
 * prints the totals, unless `--held-back` is given, as nobody should tune for them individually.
 */
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const readers = languages.flatMap((lang) => majors.map((major) => ({ lang, major })));
for (const { lang, major } of readers) {
  const measured = measureRelevance(lang, readEmittedIndex(lang), minorOf(major));
  for (const [part, relevance] of Object.entries(measured)) {
    const { verdicts, meanReciprocalRank, firstThree, empty } = relevance;
    console.log(`\n${lang}, ${major}.x, ${part}: ${verdicts.length} queries`);
    console.log(`  mean reciprocal rank  ${meanReciprocalRank.toFixed(3)}`);
    console.log(`  in the first three    ${percent(firstThree)}`);
    console.log(`  without any result    ${percent(empty)}`);
    if (process.argv.includes('--quiet')) continue;
    for (const { query, pages, place, found, isHeldBack } of verdicts) {
      if (place === 1 || (isHeldBack && !process.argv.includes('--held-back'))) continue;
      console.log(`  ${place || '-'}  ${query}: ${pages[0]}, first ${found[0] ?? 'nothing'}`);
    }
  }
}
