import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type TypeScript, ts } from '../../scripts/samples/installed.ts';
import type { Sample } from '../../scripts/samples/sample.ts';
import { fromRoot } from '../content/lib/docs.ts';

/** Declarations of the language and the packages, parsed once for all samples. */
const parsed = new Map<string, TypeScript.SourceFile | undefined>();

/**
 * Type-checks a sample as its own `tsconfig.json` says.
 *
 * @returns One line for each error; none for a sample without `tsconfig.json`.
 */
export function checkSampleTypes(sample: Sample): string[] {
  const roots = new Set(sample.runs.map((run) => join(sample.folder, run.root ?? '.')));
  return [...roots].flatMap((folder) => {
    const path = join(folder, 'tsconfig.json');
    if (!existsSync(path)) return [];
    const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
    const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, ...rest) => {
      if (!name.includes('/node_modules/')) return getSourceFile(name, ...rest);
      if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
      return parsed.get(name);
    };
    const program = ts.createProgram({
      rootNames: fileNames,
      options: { ...options, noEmit: true },
      host,
    });
    const found = [...(error ? [error] : []), ...errors, ...ts.getPreEmitDiagnostics(program)];
    return found.map(({ file, start = 0, code, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${fromRoot(file?.fileName ?? path)}:${line} TS${code} ${text}`;
    });
  });
}
