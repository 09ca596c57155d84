/** Properties of files that both the page and the worker need. */
import type { SourceFile } from './types.ts';

/** Largest file that is accepted, in characters; configurations written by hand are far smaller. */
export const sizeLimit = 300_000;

/** Whether a file is a package.json instead of a configuration. */
export const isManifest = ({ name }: SourceFile): boolean => /(?:^|[\\/])package\.json$/.test(name);
