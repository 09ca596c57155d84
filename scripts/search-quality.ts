import { readEmittedIndex } from '../tests/search/emittedIndex.ts';
import { measureRelevance } from '../tests/search/relevance.ts';

/** Prints how well the search of the built site answers the queries of `tests/search/queries.ts`. */
for (const lang of ['en', 'zh'] as const) {
  const { verdicts, meanReciprocalRank, firstThree, empty } = measureRelevance(
    lang,
    readEmittedIndex(lang),
  );
  console.log(`\n${lang}: ${verdicts.length} queries`);
  console.log(`  mean reciprocal rank  ${meanReciprocalRank.toFixed(3)}`);
  console.log(`  in the first three    ${(100 * firstThree).toFixed(1)} %`);
  console.log(`  without any result    ${(100 * empty).toFixed(1)} %`);
  for (const { query, wanted, place, found } of verdicts.filter((verdict) => verdict.place !== 1)) {
    console.log(`  ${place || '-'}  ${query}: ${wanted[0]}, first ${found[0] ?? 'nothing'}`);
  }
}
