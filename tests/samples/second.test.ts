import { checkSamples } from './checkSamples.ts';

checkSamples(1);
