import type { ShownStep } from '../../../src/facts/shown.ts';
import { minors as allMinors } from '../../../src/versions.ts';

/** A command whose hooks are drawn. */
export type HookCommand = 'dev' | 'build' | 'preview';

/** Called while the first compile of the dev server is under way, in no fixed order with its hooks. */
const besideCompile = 'onAfterStartDevServer';

/** Parts of a run, in the order of the run. `beside` goes on at the same time as `compile`. */
const sectionKinds = ['start', 'beside', 'compile', 'close', 'exit'] as const;
export type SectionKind = (typeof sectionKinds)[number];

interface Step {
  hook: string;
  /** What the hook is called once for; undefined when the section says it already. */
  each: string | undefined;
  /** First and last stage of `processAssets` at this place. */
  stages: string | undefined;
  /** The minor versions that call it, separated by spaces; undefined for all. */
  minors: string | undefined;
}

export interface Section {
  kind: SectionKind;
  /** The minor versions that call any of its hooks, separated by spaces; undefined for all. */
  minors: string | undefined;
  steps: Step[];
}

/**
 * Groups the recorded steps into the parts of a run.
 *
 * @param steps - in the order they were recorded
 * @returns the parts that have steps
 */
export function layoutSections(steps: readonly ShownStep[]): Section[] {
  const kindOf = ({ when, hook }: ShownStep) => (hook === besideCompile ? 'beside' : when);
  return sectionKinds.flatMap((kind) => {
    const own = steps.filter((step) => kindOf(step) === kind);
    if (own.length === 0) return [];
    const called = allMinors.filter((minor) =>
      own.some(({ minors }) => !minors || minors.split(' ').includes(minor)),
    );
    return {
      kind,
      minors: called.length < allMinors.length ? called.join(' ') : undefined,
      steps: own.map(({ hook, each, stages, minors }) => ({
        hook,
        each: each === 'run' ? undefined : each,
        stages: stages && `${stages[0]} … ${stages.at(-1)}`,
        minors,
      })),
    };
  });
}

/**
 * @returns key of the label of a section in `i18n.json`; some depend on the command
 */
export function sectionKey(kind: SectionKind, command: HookCommand) {
  const isOwn = kind === 'compile' || kind === 'close';
  return `hookOrder.${kind}${isOwn ? `.${command}` : ''}` as 'hookOrder.start';
}

/** Route of the page that describes the hooks, without language and base. */
const hooksPage = '/plugins/dev/hooks';

/**
 * Where a hook is described. `setup` is a member of the plugin, not a hook, and has no place there.
 *
 * @param hook - name of the hook
 * @param routePath - route of the page with the link, with its language
 * @param prefix - of the language: `''` or `'/zh'`
 * @returns a link inside the page when it is the hooks page itself
 */
export function hookHref(hook: string, routePath: string, prefix: string): string | undefined {
  if (hook === 'setup') return undefined;
  const page = `${prefix}${hooksPage}`;
  return `${routePath === page ? '' : page}#${hook.toLowerCase()}`;
}

/**
 * The sections as nested ordered lists in Markdown.
 *
 * @param sections - from `layoutSections`
 * @param text - gives the label of a section, of versions, and of what a hook is called for
 * @param href - gives the link of a hook
 */
export function markdownSections(
  sections: readonly Section[],
  text: {
    section: (kind: SectionKind) => string;
    each: (each: string) => string;
    versions: (minors: string) => string;
  },
  href: (hook: string) => string | undefined,
): string {
  const item = ({ hook, each, stages, minors }: Step) => {
    const link = href(hook);
    const name = link ? `[\`${hook}\`](${link})` : `\`${hook}\``;
    const notes = [
      stages && `\`${stages}\``,
      each && text.each(each),
      minors && text.versions(minors),
    ].filter(Boolean);
    return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
  };
  const lines = sections.flatMap(({ kind, steps }, index) => [
    `${index + 1}. ${text.section(kind)}`,
    ...steps.map((step, position) => `   ${position + 1}. ${item(step)}`),
  ]);
  return `\n${lines.join('\n')}\n`;
}
