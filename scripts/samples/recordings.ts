import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newest, type Toolchain } from './installed.ts';
import type { Recording } from './project.ts';
import { fileFor, filesBelow, overlayOf, type Sample } from './sample.ts';

/** The folder with the recordings for a major; for an older one, only those that differ. */
function folderOf(sample: Sample, tool: Toolchain): string {
  return join(overlayOf(sample, tool) ?? sample.folder, 'recorded');
}

/** All files in a folder, with normalized line endings. */
function readFolder(folder: string): Recording {
  return Object.fromEntries(
    filesBelow(folder).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
}

/** Recordings of a sample for a version of the tool, shared or specific. */
export function readRecording(sample: Sample, tool: Toolchain): Recording {
  const shared = Object.entries(readFolder(folderOf(sample, newest))).filter(([path]) =>
    fileFor(sample, `recorded/${path}`, tool),
  );
  return { ...Object.fromEntries(shared), ...readFolder(folderOf(sample, tool)) };
}

/** Recordings for an older major that are equal to those for the newest one. */
export function repeatedRecordings(sample: Sample, tool: Toolchain): string[] {
  if (tool === newest) return [];
  const shared = readFolder(folderOf(sample, newest));
  const own = Object.entries(readFolder(folderOf(sample, tool)));
  return own.flatMap(([path, text]) => (shared[path] === text ? path : []));
}

/**
 * Replaces the recordings for a version of the tool.
 *
 * @returns Number of recordings that are specific to it.
 */
export function writeRecording(sample: Sample, tool: Toolchain, recording: Recording): number {
  const folder = folderOf(sample, tool);
  const shared = tool === newest ? {} : readFolder(folderOf(sample, newest));
  const own = Object.entries(recording).filter(([path, text]) => shared[path] !== text);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of own) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return own.length;
}
