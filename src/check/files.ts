/** What page and core both know of files. */
import type { SourceFile } from './types.ts';

/** No configuration that a person wrote is longer; in characters. */
export const sizeLimit = 300_000;

/** Whether a file says the versions of a project, and is no configuration. */
export const isManifest = ({ name }: SourceFile): boolean => /(?:^|[\\/])package\.json$/.test(name);
