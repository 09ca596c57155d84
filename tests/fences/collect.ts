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

/** What a rule found: a line of the fence's code (1-based; 0 is the opening marker) and why. */
export interface Finding {
  line: number;
  rule: string;
  message: string;
}

/** A fenced code block of a page. */
export interface Fence {
  /** Page, from the repository root. */
  page: string;
  /** 1-based line of the opening marker in the page. */
  line: number;
  lang: string;
  /** Path the sample stands for: `src/App.tsx`. */
  title: string | undefined;
  /** Value of `file="<root>/…"`. */
  file: string | undefined;
  /** Reason why the fence cannot be checked; '' when there is only the word. */
  nocheck: string | undefined;
  /** Versions it is shown for: its own `v`, those of each `<For>` around it, and those of the page. */
  ranges: readonly string[];
  /** The code after the change a diff shows: removed lines are blank, so that lines keep their number. */
  code: string;
}

const metaPattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/**
 * Reads the words behind a fence's language.
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
 * Carries out the notation comments of the highlighter.
 *
 * @param code As written in the page.
 * @returns As many lines: those marked `--` blank, the others without their notation.
 */
export function applyNotation(code: string): string {
  const lines = code.split('\n');
  const removed = new Set<number>();
  const cleaned = lines.map((line, index) =>
    line.replace(commentPattern, (comment, notation: string) => {
      const match = /^--(?::(\d+))?$/.exec(notation.trim());
      // A notation alone on its line is about the lines below it.
      const first = line.trim() === comment.trim() ? index + 1 : index;
      if (match) for (let i = 0; i < Number(match[1] ?? 1); i++) removed.add(first + i);
      return '';
    }),
  );
  return cleaned.map((line, index) => (removed.has(index) ? blank(line) : line)).join('\n');
}

/** Does what holds for these versions hold for this one? */
export function holdsFor(ranges: readonly string[], { version }: Pick<Toolchain, 'version'>) {
  return ranges.every((range) => satisfies(version, range));
}

/** The versions that a line of a page holds for: of the page, and of each `<For v="…">` around it. */
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

/** A file that a sample has for an older major alone is shown for that one. */
function rangesOfFile(file = ''): string[] {
  const [, name = '', path = ''] = /^<root>\/samples\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const exists = (...parts: string[]) => existsSync(join(samplesFolder, name, ...parts));
  if (exists(path)) return [];
  const older = toolchains.filter((tool) => tool !== newest);
  return older.map(({ major }) => major).filter((major) => exists(`v${major}`, path));
}

/** The fences of a page in their order. */
export function collectFences(page: Page): Fence[] {
  return page.fences.map(({ line, lang, meta, code }) => {
    const { title, file, nocheck, v } = parseMeta(meta);
    const own = v === undefined ? rangesOfFile(file) : [v];
    const ranges = [...rangesAt(page, line), ...own];
    return { page: page.file, line, lang, title, file, nocheck, ranges, code: applyNotation(code) };
  });
}
