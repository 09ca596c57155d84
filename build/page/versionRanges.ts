import { satisfies, validRange } from 'semver';
import { minors, newestPatch } from '../../src/versions.ts';
import { type Line, linesOf } from './fences.ts';

/**
 * @param range - npm version range: '1', '>=1.4', '1.2 - 1.6'
 * @returns the documented minors whose newest patch is in the range, newest first
 * @throws {Error} if the range is invalid, or contains all documented minors or none
 */
export function minorsIn(range: string): string[] {
  if (!validRange(range)) throw new Error(`'${range}' is no range of versions such as 1 or >=1.4`);
  const found = minors.filter((minor) => satisfies(newestPatch[minor] ?? '', range));
  if (found.length === 0) throw new Error(`'${range}' holds for no documented version`);
  if (found.length === minors.length) throw new Error(`'${range}' holds for every version`);
  return found;
}

/** Version in the info string of a fence: `v=1`, `v=">=1.4"`. */
const fenceVersion = /\sv=(?:"([^"]*)"|(\S+))/;
/** File of a sample that a fence shows. */
const sampleFile = /\sfile="<root>\/samples\/([\w-]+)\/([^"]+)"/;
/** Components for content, rows and items that apply to some versions only. */
export const versionComponents = ['For', 'ForRow'] as const;
const tag = new RegExp(`<(${versionComponents.join('|')})\\s+v="([^"]*)"`, 'g');

/**
 * Resolves the versions in a page. `<For v=">=1.4">` and `<ForRow>` get the attribute `minors`, an
 * inline `<For>` also `inline`. A fence with `v=1` is wrapped in a `<For>`. A fence with a file of
 * a sample that has a variant for 1.x (`v1/` in the sample) becomes two.
 *
 * @param source - a page
 * @param options.page - its name, for messages
 * @param options.hasFile - whether a file exists, by its path relative to `samples`
 * @returns the page
 * @throws {Error} with a line `page:line: …` for each invalid range
 */
export function expandVersions(
  source: string,
  { page, hasFile }: { page: string; hasFile: (path: string) => boolean },
): string {
  const problems: string[] = [];
  const given = (range: string, line: number): string => {
    try {
      return `v="${range}" minors="${minorsIn(range).join(' ')}"`;
    } catch (error) {
      problems.push(`${page}:${line}: ${(error as Error).message}`);
      return `v="${range}"`;
    }
  };
  const result = blocksOf(linesOf(source)).flatMap(({ line, lines }): string[] => {
    const [first] = lines;
    if (!first?.info) return lines.map(({ text }, at) => expandTags(text, line + at, given));
    const texts = lines.map(({ text }) => text);
    return fenceVariants(texts, hasFile).flatMap(({ range, lines }) =>
      range === undefined ? lines : wrapped(lines, given(range, line)),
    );
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result.join('\n');
}

/** Blocks of lines: a whole fence, or a single line of text; `line` counts from 1. */
function blocksOf(lines: Line[]): { line: number; lines: Line[] }[] {
  const blocks: { line: number; lines: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.isFenced && line.info === undefined) blocks.at(-1)?.lines.push(line);
    else blocks.push({ line: index + 1, lines: [line] });
  }
  return blocks;
}

function expandTags(
  text: string,
  line: number,
  given: (range: string, line: number) => string,
): string {
  const expanded = (part: string, attribute = '') =>
    part.replace(
      tag,
      (_, name: string, range: string) =>
        `<${name} ${given(range, line)}${name === 'For' ? attribute : ''}`,
    );

  if (/^\s*<For\s+v="[^"]*"\s*>\s*$/.test(text)) return expanded(text);
  // A line with only `<For>` elements contains paragraphs, which the compiler would not create.
  const paragraphs = onlyElements(text);
  if (!paragraphs) return expanded(text, ' inline');
  const indent = /^\s*/.exec(text)?.[0] ?? '';
  return paragraphs
    .flatMap(({ opening, content }) => [
      `${indent}${expanded(opening)}`,
      '',
      `${indent}${expanded(content, ' inline')}`,
      '',
      `${indent}</For>`,
      '',
    ])
    .join('\n');
}

/**
 * The `<For>` elements of a line, if there is nothing beside them. Elements inside them stay part
 * of the content.
 */
function onlyElements(text: string): { opening: string; content: string }[] | undefined {
  const elements: { opening: string; content: string }[] = [];
  let opening = '';
  let start = 0;
  let end = 0;
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/<For\s+v="[^"]*"\s*>|<\/For>/g)) {
    if (depth === 0) {
      if (found === '</For>' || text.slice(end, index).trim()) return undefined;
      opening = found;
      start = index + found.length;
    }
    depth += found === '</For>' ? -1 : 1;
    end = index + found.length;
    if (depth === 0) elements.push({ opening, content: text.slice(start, index) });
  }
  const isWhole = elements.length > 0 && depth === 0 && !text.slice(end).trim();
  return isWhole ? elements : undefined;
}

/** Variants of a fence, with the versions that each applies to. */
function fenceVariants(
  lines: string[],
  hasFile: (path: string) => boolean,
): { range?: string; lines: string[] }[] {
  const [opening = '', ...rest] = lines;
  const [own, quoted, bare] = fenceVersion.exec(opening) ?? [];
  if (own) return [{ range: quoted ?? bare ?? '', lines: [opening.replace(own, ''), ...rest] }];
  const [shown, sample, file] = sampleFile.exec(opening) ?? [];
  if (!shown || !hasFile(`${sample}/v1/${file}`)) return [{ lines }];
  const older = opening.replace(shown, ` file="<root>/samples/${sample}/v1/${file}"`);
  const variants = [{ range: '1', lines: [older, ...rest] }];
  return hasFile(`${sample}/${file}`) ? [{ range: '2', lines }, ...variants] : variants;
}

/** Wraps lines in a `<For>` with the same indentation. */
function wrapped(lines: string[], attributes: string): string[] {
  const indent = /^\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  return [`${indent}<For ${attributes}>`, '', ...lines, '', `${indent}</For>`];
}
