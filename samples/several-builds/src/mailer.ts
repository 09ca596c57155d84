import { writeFileSync } from 'node:fs';
import { formatPrice } from './price';

// A job that runs at night
writeFileSync('newsletter.txt', `${THEATRE}: tonight from ${formatPrice(25)}\n`);
