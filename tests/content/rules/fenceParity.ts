import type { Problem } from '../lib/problem.ts';
import { isChinese, type PairRule } from './parity.ts';
import { stripComments } from './stripComments.ts';

/** The reason of `nocheck` and the title of an output are translated. */
function comparableMeta(meta: string): string {
  return meta
    .replace(/nocheck=(?:"[^"]*"|'[^']*')/, 'nocheck')
    .replace(/title=(?:"([^"]*)"|'([^']*)')/, (whole, a?: string, b?: string) =>
      isCaption(a ?? b ?? '') ? 'title' : whole,
    )
    .trim();
}

/** A title that is not a path: 'Output', '产物'. */
function isCaption(title: string): boolean {
  return isChinese(title) || !/[./]/.test(title);
}

function firstDifference(a: string, b: string): string {
  const left = a.split('\n');
  const right = b.split('\n');
  const index = left.findIndex((line, i) => line !== right[i]);
  const at = index === -1 ? left.length : index;
  return `'${(right[at] ?? '(end)').trim()}' instead of '${(left[at] ?? '(end)').trim()}'`;
}

/** Both languages show the same samples in the same order; only comments and titles differ. */
export const fenceParity: PairRule = (en, zh) => {
  if (en.fences.length !== zh.fences.length) {
    const index = zh.fences.findIndex((fence, i) => fence.section !== en.fences[i]?.section);
    const at = zh.fences[index];
    return [
      {
        file: zh.file,
        line: at?.line ?? zh.fences.at(-1)?.line ?? 1,
        rule: 'fenceParity',
        message: `${zh.fences.length} code fences, the English page has ${en.fences.length}: add or remove the one that differs${at ? ` (first difference of place here)` : ''}`,
      },
    ];
  }
  const problems: Problem[] = [];
  for (const [index, ours] of zh.fences.entries()) {
    const theirs = en.fences[index];
    if (!theirs) continue;
    const report = (message: string) =>
      problems.push({ file: zh.file, line: ours.line, rule: 'fenceParity', message });
    const where = `(English: line ${theirs.line})`;
    if (ours.lang !== theirs.lang) {
      report(
        `fence is '${ours.lang}', the English one '${theirs.lang}' ${where}: use one language`,
      );
    } else if (comparableMeta(ours.meta) !== comparableMeta(theirs.meta)) {
      report(
        `fence meta is '${ours.meta}', the English one '${theirs.meta}' ${where}: make them equal`,
      );
    } else {
      const a = stripComments(theirs.code, theirs.lang);
      const b = stripComments(ours.code, ours.lang);
      if (a !== b) {
        report(`sample has ${firstDifference(a, b)} ${where}: only comments may differ`);
      }
    }
  }
  return problems;
};
