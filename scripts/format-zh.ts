/**
 * Formats spacing and punctuation of the Chinese pages (`npm run format`). Arguments limit it to
 * pages or folders below `docs/zh`.
 */
import { formatPages } from './check-pages/formatPages.ts';
import { pathsOf } from './check-pages/wantedPages.ts';

const changed = formatPages(pathsOf(process.argv.slice(2)));
for (const file of changed) console.log(file);
console.log(`${changed.length} pages formatted`);
