import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatListing, normalizeLog } from './format.ts';
import type { Toolchain } from './installed.ts';
import {
  asCommand,
  capture,
  createProject,
  isServerRun,
  listOutput,
  machinePaths,
  type Project,
  type Recording,
  readExcerpts,
} from './project.ts';
import { type BuildRun, copySample, runsFor, type Sample } from './sample.ts';
import { runServer } from './server.ts';

async function buildProject(run: BuildRun, root: string, tool: Toolchain): Promise<Project> {
  const project = await createProject(run, root, { tool, port: 0 });
  const result = await project.rsbuild.build();
  await result.close();
  return project;
}

async function runBuild(run: BuildRun, root: string, tool: Toolchain): Promise<Recording> {
  let recording: Recording = {};
  let listing = '';
  let failed = false;
  const log = await capture(async () => {
    const project = await buildProject(run, root, tool).catch((error: unknown) => {
      if (!run.fails) throw error;
      failed = true;
    });
    if (!project) return;
    if (run.fails) throw new Error('the build should fail and does not');
    listing = formatListing(listOutput(project));
    recording = readExcerpts(project, run, tool);
  });
  const text = normalizeLog(log, machinePaths(root));
  if (failed) return { [`${run.name}.txt`]: text };
  return {
    [`${run.name}.txt`]: listing,
    ...Object.fromEntries(
      Object.entries(recording).map(([path, part]) => [`${run.name}/${path}`, part]),
    ),
    ...(run.log && { [`${run.name}/log.txt`]: text }),
  };
}

/**
 * Builds a sample and returns its recordings. Works on a copy, always at the same depth below the
 * packages, because the paths to packages affect module ids and thereby hashes.
 *
 * @param sample From `readSample`.
 * @param tool Version to build with.
 * @throws If a run fails unexpectedly, or a file to record does not exist; the message contains the
 *   run.
 */
export async function runSample(sample: Sample, tool: Toolchain): Promise<Recording> {
  const scratch = join(tool.folder, '.cache');
  mkdirSync(scratch, { recursive: true });
  const recording: Recording = {};
  for (const run of runsFor(sample, tool)) {
    const copy = mkdtempSync(join(scratch, `${sample.name}-`));
    const root = join(copy, run.root ?? '.');
    try {
      copySample(sample, copy, tool);
      const result = await asCommand(run, root, () =>
        isServerRun(run) ? runServer(run, root, tool) : runBuild(run, root, tool),
      );
      Object.assign(recording, result);
    } catch (error) {
      const { message, log = '' } = error as Error & { log?: string };
      const printed = normalizeLog(log, machinePaths(root)).trim();
      throw new Error(
        `samples/${sample.name}, run '${run.name}', ${tool.version}: ${message}\n${printed}`,
        {
          cause: error,
        },
      );
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  return recording;
}
