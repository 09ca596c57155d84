import { writeFileSync } from 'node:fs';

export const save = (stop: string): void => writeFileSync('stop.txt', stop);
