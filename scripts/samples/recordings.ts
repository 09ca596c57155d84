import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newest, type Toolchain } from './installed.ts';
import type { Recording } from './project.ts';
import { fileFor, filesBelow, overlayOf, type Sample } from './sample.ts';

/** The folder with the recordings of a major: of an older one, those that differ. */
function folderOf(sample: Sample, tool: Toolchain): string {
  return join(overlayOf(sample, tool) ?? sample.folder, 'recorded');
}

/** Every file of a folder, with the line ends that a build writes. */
function readFolder(folder: string): Recording {
  return Object.fromEntries(
    filesBelow(folder).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
}

/** What is recorded of a sample for a version of the tool, shared or its own. */
export function readRecording(sample: Sample, tool: Toolchain): Recording {
  const shared = Object.entries(readFolder(folderOf(sample, newest))).filter(([path]) =>
    fileFor(sample, `recorded/${path}`, tool),
  );
  return { ...Object.fromEntries(shared), ...readFolder(folderOf(sample, tool)) };
}

/** Recordings of an older major that say what those of the newest say. */
export function repeatedRecordings(sample: Sample, tool: Toolchain): string[] {
  if (tool === newest) return [];
  const shared = readFolder(folderOf(sample, newest));
  const own = Object.entries(readFolder(folderOf(sample, tool)));
  return own.flatMap(([path, text]) => (shared[path] === text ? path : []));
}

/**
 * Replaces what is recorded for a version of the tool.
 *
 * @returns How many recordings it has of its own.
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
