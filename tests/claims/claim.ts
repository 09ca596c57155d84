import { satisfies } from 'semver';
import { test } from 'vitest';
import { tool } from '../testedTool.ts';
import { Project } from './project.ts';

/** Options of a claim. */
export interface ClaimOptions {
  /** npm version range that the sentence is about; all versions if absent. */
  versions?: string;
}

/** Tests a claim with its own project. */
type Check = (project: Project) => Promise<void>;

/**
 * A test of a sentence about the tool. The sentence refers to it in a comment:
 * `{/* claim: output-module/await *\/}`.
 *
 * @param id - of the claim: the page, then the subject
 * @param options - of the claim
 * @param check - passes unless it throws
 */
export function claim(id: string, check: Check): void;
export function claim(id: string, options: ClaimOptions, check: Check): void;
export function claim(id: string, ...rest: [Check] | [ClaimOptions, Check]): void {
  const [options, check] = rest.length === 1 ? [{}, rest[0]] : rest;
  const { versions = '*' }: ClaimOptions = options;
  // Claims about other versions are not tested with the installed one.
  if (!satisfies(tool.version, versions)) return;
  test(id, async () => {
    const project = new Project();
    try {
      await check(project);
    } finally {
      await project.remove();
    }
  });
}
