import { satisfies } from 'semver';
import { test } from 'vitest';
import { tool } from '../testedTool.ts';
import { Project } from './project.ts';

/** How a claim is tried. */
export interface ClaimOptions {
  /** Versions that the sentence is about, as npm writes a range; all when absent. */
  versions?: string;
}

/** Tries a claim on a project of its own. */
type Check = (project: Project) => Promise<void>;

/**
 * A test of what pages say the tool does. The sentence names it in a comment behind it:
 * `{/* claim: output-module/await *\/}`.
 *
 * @param id - of the claim: the page, then what is claimed
 * @param options - may be left out
 * @param check - passes unless it throws
 */
export function claim(id: string, check: Check): void;
export function claim(id: string, options: ClaimOptions, check: Check): void;
export function claim(id: string, ...rest: [Check] | [ClaimOptions, Check]): void {
  const [options, check] = rest.length === 1 ? [{}, rest[0]] : rest;
  const { versions = '*' }: ClaimOptions = options;
  // What is said of other versions than the installed ones is tried with none of them.
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
