import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { pageVersions } from '../../build/page/pageVersions.ts';
import {
  newest,
  samplesFolder,
  type Toolchain,
  toolchains,
} from '../../scripts/samples/installed.ts';
import { root } from '../content/lib/docs.ts';
import { blank, type Page, walkTree } from '../content/lib/page.ts';

/** Result of a rule: a line of the fence's code (1-based; 0 is the opening fence) and a reason. */
export interface Finding {
  line: number;
  rule: string;
  message: string;
}

/** A fenced code block of a page. */
export interface Fence {
  /** Path of the page, relative to the repository. */
  page: string;
  /** 1-based line of the opening fence. */
  line: number;
  lang: string;
  /** Path of the file that the fence represents: `src/App.tsx`. */
  title: string | undefined;
  /** Value of `file="<root>/…"`. */
  file: string | undefined;
  /** Reason why the fence cannot be checked; '' if it is missing. */
  nocheck: string | undefined;
  /**
   * Versions that it applies to: its own `v`, and those of each containing `<For>` and of the page.
   */
  ranges: readonly string[];
  /** The code with removed lines of a diff left blank, so that line numbers stay the same. */
  code: string;
}

const metaPattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/**
 * Parses the attributes of a fence.
 *
 * @param meta Such as `title="src/App.tsx" wrapCode`.
 * @returns Value by name; '' for a name without a value.
 */
export function parseMeta(meta: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = '', double, single, plain] of meta.matchAll(metaPattern)) {
    values[name] = double ?? single ?? plain ?? '';
  }
  return values;
}

const commentPattern =
  /\s*(?:\{\/\*|\/\*|\/\/|<!--|#|--|;)\s*\[!code ([^\]]+)\]\s*(?:\*\/\}|\*\/|-->)?/g;

/**
 * Applies the highlighter's notation comments.
 *
 * @param code Source code on the page.
 * @returns The same number of lines: those marked `--` are blank, others without notations.
 */
export function applyNotation(code: string): string {
  const lines = code.split('\n');
  const removed = new Set<number>();
  const cleaned = lines.map((line, index) =>
    line.replace(commentPattern, (comment, notation: string) => {
      const match = /^--(?::(\d+))?$/.exec(notation.trim());
      // A notation on its own line applies to the following lines.
      const first = line.trim() === comment.trim() ? index + 1 : index;
      if (match) for (let i = 0; i < Number(match[1] ?? 1); i++) removed.add(first + i);
      return '';
    }),
  );
  return cleaned.map((line, index) => (removed.has(index) ? blank(line) : line)).join('\n');
}

/** Whether ranges include a version. */
export function holdsFor(ranges: readonly string[], { version }: Pick<Toolchain, 'version'>) {
  return ranges.every((range) => satisfies(version, range));
}

/**
 * Versions that a line of a page applies to: those of the page, and of each containing `<For
 * v="…">`.
 */
export function rangesAt({ tree, frontMatter, lang }: Page, line: number): string[] {
  const minors = pageVersions(frontMatter, { docs: join(root, 'docs'), lang }).minors?.split(' ');
  const ranges = minors ? [minors.join(' || ')] : [];
  walkTree(tree, ({ name, attributes = [], position }) => {
    if (!position || line < position.start.line || line > position.end.line) return false;
    const range = attributes.find((attribute) => attribute.name === 'v')?.value;
    if (name === 'For' && typeof range === 'string') ranges.push(range);
    return undefined;
  });
  return ranges;
}

/** A file that a sample only has for an older major is shown for that one. */
function rangesOfFile(file = ''): string[] {
  const [, name = '', path = ''] = /^<root>\/samples\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const exists = (...parts: string[]) => existsSync(join(samplesFolder, name, ...parts));
  if (exists(path)) return [];
  const older = toolchains.filter((tool) => tool !== newest);
  return older.map(({ major }) => major).filter((major) => exists(`v${major}`, path));
}

/** The fences of a page, in order. */
export function collectFences(page: Page): Fence[] {
  return page.fences.map(({ line, lang, meta, code }) => {
    const { title, file, nocheck, v } = parseMeta(meta);
    const own = v === undefined ? rangesOfFile(file) : [v];
    const ranges = [...rangesAt(page, line), ...own];
    return { page: page.file, line, lang, title, file, nocheck, ranges, code: applyNotation(code) };
  });
}
