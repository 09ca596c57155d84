import { buildInStages, type StagedEngine } from '../../../src/search/stages.ts';
import type { SearchDocument, SearchPreset } from '../../../src/search/types.ts';

/**
 * Makes an engine of an index file, in a worker or in the page.
 *
 * @param file - in UTF-8
 * @param preset - see `presets`
 * @returns an engine that answers, and goes on indexing
 * @throws {SyntaxError} when the file is no JSON
 */
export function openEngine(file: ArrayBuffer, preset: SearchPreset): StagedEngine {
  const documents: SearchDocument[] = JSON.parse(new TextDecoder().decode(file));
  return buildInStages(documents, preset);
}
