import type TypeScript from '../../samples/node_modules/typescript/lib/typescript.js';
import { newest } from './installed.ts';

/**
 * The compiler pinned in `samples`: the site's own TypeScript is native and has no JavaScript API.
 */
export const ts = newest.require('typescript') as typeof TypeScript;
export type { TypeScript };
