/**
 * Formats spacing and punctuation of the Chinese pages (`npm run format`). Arguments limit it to
 * pages or folders below `docs/zh`.
 */
import { writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
/** @type {typeof import('../tests/content/lib/docs.ts')} */
const { loadAllPages, root } = await jiti.import('../tests/content/lib/docs.ts');
/** @type {typeof import('../tests/content/lib/formatChinesePage.ts')} */
const { formatChinesePage } = await jiti.import('../tests/content/lib/formatChinesePage.ts');

const wanted = process.argv
  .slice(2)
  .map((path) => relative(root, resolve(path)).split(sep).join('/'));
let changed = 0;
for (const page of loadAllPages().filter(({ lang }) => lang === 'zh')) {
  const { file } = page;
  if (wanted.length > 0 && !wanted.some((path) => file === path || file.startsWith(`${path}/`))) {
    continue;
  }
  const source = formatChinesePage(page);
  if (source === page.source) continue;
  writeFileSync(join(root, file), source);
  console.log(file);
  changed++;
}
console.log(`${changed} pages formatted`);
