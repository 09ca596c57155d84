import { satisfies } from 'semver';
import { test } from 'vitest';
import { tool } from '../testedTool.ts';
import { Project } from './project.ts';

/** How a claim is tried. */
export interface ClaimOptions {
  /** Versions that the sentence is about, as npm writes a range; all when absent. */
  versions?: string;
}

/**
 * A test of what pages say the tool does. The sentence names it in a comment behind it:
 * `{/* claim: output-module/await *\/}`.
 *
 * @param id - of the claim: the page, then what is claimed
 * @param check - tries it on a project of its own
 */
export function claim(
  id: string,
  check: (project: Project) => Promise<void>,
  { versions = '*' }: ClaimOptions = {},
): void {
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
