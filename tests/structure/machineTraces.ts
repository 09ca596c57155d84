import { lineAt } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Forbidden text, and what to do about it. */
interface Trace {
  pattern: RegExp;
  what: string;
}

/** Text that looks like a machine's path but is not, with the reason. */
export interface TraceException {
  file: string;
  text: string;
  reason: string;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Paths of the machine that runs the tests, and of others.
 *
 * @param folders Absolute paths on this machine: the checkout, the home folder.
 */
export function traces(folders: readonly string[]): Trace[] {
  const here = folders.map((folder) => ({
    pattern: new RegExp(`(?<![\\w.])${literally(folder)}(?![\\w-])`, 'g'),
    what: 'a path of this machine: write it from the root of the repository',
  }));
  return [
    ...here,
    {
      // `/home/me` is the home folder in examples.
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

/** Tracked files contain neither paths of a machine nor hosts of package registries. */
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
