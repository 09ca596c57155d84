import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** What must not be found, and what to do about it. */
interface Trace {
  pattern: RegExp;
  what: string;
}

/** Text that looks like a trace and is none, with the reason. */
export interface TraceException {
  file: string;
  text: string;
  reason: string;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Traces of the machine the tests run on, and of any other.
 *
 * @param folders Absolute paths of this machine: the checkout, the home folder.
 */
export function traces(folders: readonly string[]): Trace[] {
  const here = folders.map((folder) => ({
    pattern: new RegExp(`(?<![\\w.])${literally(folder)}(?![\\w-])`, 'g'),
    what: 'a path of this machine: write it from the root of the repository',
  }));
  return [
    ...here,
    {
      // `/home/me` is what pages and tests call a made-up home.
      pattern:
        /(?<![\w.])\/(?:home|Users)\/(?!me\b)[\w.-]+\/|\b[A-Z]:\\+Users\\|(?<![\w.])\/tmp\/[\w.-]/g,
      what: 'a path of some machine: write it from the root of the repository, as /home/me, or use os.tmpdir()',
    },
    {
      pattern: /\bhttps?:\/\/[\w.-]*(?:registry|npmmirror|artifactory|verdaccio)[\w.-]*/g,
      what: 'the host of a package registry: the reader has their own',
    },
  ];
}

/** Tracked files name no path of a machine and no host of a package registry. */
export function machineTraces(
  { file, source }: SourceFile,
  wanted: readonly Trace[],
  exceptions: readonly TraceException[] = [],
): Problem[] {
  const own = exceptions.filter((exception) => exception.file === file);
  const problems = wanted.flatMap(({ pattern, what }) =>
    [...source.matchAll(pattern)]
      .filter(([text]) => !own.some((exception) => text.includes(exception.text)))
      .map((match) => ({
        file,
        line: lineAt(source, match.index),
        rule: 'machineTraces',
        message: `'${match[0]}' is ${what}`,
      })),
  );
  for (const { text, reason } of own.filter((exception) => !source.includes(exception.text))) {
    const message = `stale exception: the file has no '${text}' any more (${reason})`;
    problems.push({ file, line: 1, rule: 'machineTraces', message });
  }
  return problems;
}
