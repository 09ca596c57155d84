import { checkSamples } from '../checkSamples.ts';

checkSamples(import.meta.filename);
