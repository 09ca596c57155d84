import type { ShownStep } from '../../../src/facts/shown.ts';
import { minors as allMinors } from '../../../src/versions.ts';

/** A command with an order of hooks. */
export type HookCommand = 'dev' | 'build' | 'preview';

/** Called during the first compilation of the dev server, in no fixed order with its hooks. */
const besideCompile = 'onAfterStartDevServer';

/** Phases of a run, in order. `beside` happens at the same time as `compile`. */
const sectionKinds = ['start', 'beside', 'compile', 'close', 'exit'] as const;
export type SectionKind = (typeof sectionKinds)[number];

interface Step {
  hook: string;
  /**
   * How often the hook is called (per environment, build and so on); undefined if the phase implies
   * it.
   */
  each: string | undefined;
  /** First and last stage of `processAssets` at this position. */
  stages: string | undefined;
  /** Minor versions that call it, separated by spaces; undefined for all. */
  minors: string | undefined;
}

export interface Section {
  kind: SectionKind;
  /** Minor versions that call any of its hooks, separated by spaces; undefined for all. */
  minors: string | undefined;
  steps: Step[];
}

/**
 * Groups the recorded steps by phase.
 *
 * @param steps - in the order they were recorded
 * @returns the phases that have steps
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

/** @returns key of a phase's label in `i18n.json`; some depend on the command */
export function sectionKey(kind: SectionKind, command: HookCommand) {
  const isOwn = kind === 'compile' || kind === 'close';
  return `hookOrder.${kind}${isOwn ? `.${command}` : ''}` as 'hookOrder.start';
}

/** Route of the page that describes the hooks, without language and base. */
const hooksPage = '/plugins/dev/hooks';

/**
 * Link to the description of a hook. `setup` is a member of the plugin, not a hook, and has none.
 *
 * @param hook - name of the hook
 * @param routePath - route of the page with the link, including the language
 * @param prefix - of the language: `''` or `'/zh'`
 * @returns a fragment if the link is on the hooks page itself
 */
export function hookHref(hook: string, routePath: string, prefix: string): string | undefined {
  if (hook === 'setup') return undefined;
  const page = `${prefix}${hooksPage}`;
  return `${routePath === page ? '' : page}#${hook.toLowerCase()}`;
}

/**
 * Renders the phases as nested ordered lists in Markdown.
 *
 * @param sections - from `layoutSections`
 * @param text - returns the label of a phase, of versions, and of how often a hook is called
 * @param href - returns the link of a hook
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
