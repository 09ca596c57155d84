import { readFileSync, writeFileSync } from 'node:fs';
import { loadNavigation } from './navigationFiles.ts';

/** Takes the pages that are written off the list of pending pages. */
const file = new URL('./pendingPages.json', import.meta.url);
const pending = JSON.parse(readFileSync(file, 'utf8')) as string[];
const written = new Set(loadNavigation('en').pages);
const left = pending.filter((page) => !written.has(page));
writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
console.log(`${pending.length - left.length} pages are written, ${left.length} pending`);
