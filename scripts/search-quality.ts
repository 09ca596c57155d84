import { languages } from '../src/site.ts';
import { readEmittedIndex } from '../tests/search/emittedIndex.ts';
import { measureRelevance } from '../tests/search/relevance.ts';

/**
 * `npm run search:quality [-- --quiet]`: prints how well the search of the built site answers the
 * queries of `tests/search`, and those it missed; of the held-back ones the figures alone, unless
 * `--held-back` asks for more, as nobody should tune for them one by one.
 */
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const lang of languages) {
  for (const [part, relevance] of Object.entries(measureRelevance(lang, readEmittedIndex(lang)))) {
    const { verdicts, meanReciprocalRank, firstThree, empty } = relevance;
    console.log(`\n${lang}, ${part}: ${verdicts.length} queries`);
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
