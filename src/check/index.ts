/** Checks configurations without running them. No DOM: it works in a worker, in Node.js, anywhere. */

import { toolOf } from './configuredTool.ts';
import { isManifest } from './files.ts';
import { checkInteractions } from './interactions.ts';
import { migrate } from './migrate.ts';
import { Options } from './options.ts';
import { parseConfig } from './parse.ts';
import { checkPlugins, dependenciesOf, minorFrom } from './plugins.ts';
import { type Reading, readConfig } from './read.ts';
import { checkSettings } from './rsbuild.ts';
import type { CheckData, Problem, Report, SourceFile, Tool } from './types.ts';
import { upgrade } from './upgrade.ts';

/** Input for a check. */
export interface CheckRequest {
  /** The configuration, and a package.json if there is one. */
  files: readonly SourceFile[];
  /** A documented minor version; a version found in package.json takes precedence. */
  minor: string;
  /** Overrides the tool detected from the file's name and content. */
  tool?: Tool;
}

/**
 * @param data - content of `check.json`
 * @returns the findings; a file that cannot be read is reported as a problem, never thrown
 */
export function checkFiles(request: CheckRequest, data: CheckData): Report {
  const manifest = request.files.find(isManifest);
  const file = request.files.find((one) => !isManifest(one)) ?? { name: '', text: '' };
  const dependencies = manifest && dependenciesOf(manifest.text);
  const minor = (dependencies && minorFrom(dependencies, data.minors)) ?? request.minor;
  const tool = request.tool ?? toolOf(file.name, file);
  const report: Report = { tool, minor, findings: [], options: [], remarks: [] };
  if (manifest && !dependencies) return { ...report, problem: at('json', manifest.name) };
  const program = parseConfig(file.text);
  if ('kind' in program) return { ...report, problem: program };
  const reading = readConfig(program);
  if (reading.roots.length === 0 && reading.remarks.length === 0) {
    return { ...report, problem: at('noExport', '') };
  }
  const checked =
    tool === 'rsbuild'
      ? checkRsbuild(file, reading, minor, data)
      : newestForm(migrate(file, reading, tool, minor, dependencies, data), minor, data);
  const found = { ...report, remarks: reading.remarks, ...checked };
  if (dependencies && tool === 'rsbuild') {
    const { imports } = reading;
    found.findings = [...found.findings, ...checkPlugins(file, imports, dependencies, minor, data)];
  }
  return found;
}

const at = (kind: Problem['kind'], detail: string): Problem => ({ kind, line: 1, detail });

function checkRsbuild(file: SourceFile, reading: Reading, minor: string, data: CheckData) {
  const options = new Options(data, minor);
  const { findings, set } = checkSettings(reading, file.text, options);
  const combined = checkInteractions(reading, file.text, options, data.interactions);
  return {
    findings: [...findings, ...combined],
    options: set,
    ...upgrade(file, reading, options, data),
  };
}

/** Drafts use option names of 1.x, so they are upgraded like any other configuration. */
function newestForm(found: ReturnType<typeof migrate>, minor: string, data: CheckData) {
  const { rewritten } = found;
  const program = rewritten && parseConfig(rewritten.text);
  if (!program || 'kind' in program || minor.startsWith('1.')) return found;
  const newer = upgrade(rewritten, readConfig(program), new Options(data, minor), data).rewritten;
  return { ...found, rewritten: newer ?? rewritten };
}
