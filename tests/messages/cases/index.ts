import type { Case } from '../types.ts';
import { buildCases } from './build.ts';
import { configurationCases } from './configuration.ts';
import { serverCases } from './server.ts';
import { stylesCases } from './styles.ts';

/** All cases, in the order of the pages. */
export const cases: readonly Case[] = [
  ...configurationCases,
  ...buildCases,
  ...stylesCases,
  ...serverCases,
];
