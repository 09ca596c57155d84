import { checkSamples } from './checkSamples.ts';

checkSamples(0);
