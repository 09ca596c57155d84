import type recorded from '../../../src/data/hook-order.json';

/** A command whose hooks were recorded. */
export type HookCommand = keyof typeof recorded.commands;

/** A step as `src/data/hook-order.json` holds it. */
export interface RecordedStep {
  hook: string;
  when: string;
  each: string;
  concurrent?: boolean;
  stages?: readonly string[];
}

/** Parts of a run, in the order of the run. `beside` goes on at the same time as `compile`. */
const sectionKinds = ['start', 'beside', 'compile', 'close', 'exit'] as const;
export type SectionKind = (typeof sectionKinds)[number];

export interface Step {
  hook: string;
  /** What the hook is called once for; undefined when the section says it already. */
  each: string | undefined;
  /** First and last stage of `processAssets` at this place. */
  stages: string | undefined;
}

export interface Section {
  kind: SectionKind;
  steps: Step[];
}

/**
 * Groups the recorded steps into the parts of a run.
 *
 * @param steps - in the order they were recorded
 * @returns the parts that have steps
 */
export function layoutSections(steps: readonly RecordedStep[]): Section[] {
  const kindOf = ({ when, concurrent }: RecordedStep) => (concurrent ? 'beside' : when);
  return sectionKinds
    .map((kind) => ({
      kind,
      steps: steps
        .filter((step) => kindOf(step) === kind)
        .map(({ hook, each, stages }) => ({
          hook,
          each: each === 'run' ? undefined : each,
          stages: stages && `${stages[0]} … ${stages.at(-1)}`,
        })),
    }))
    .filter(({ steps: own }) => own.length > 0);
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
 * @param routePath - route of the page the link stands on, with its language
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
 * @param text - gives the label of a section and of what a hook is called for
 * @param href - gives the link of a hook
 */
export function markdownSections(
  sections: readonly Section[],
  text: { section: (kind: SectionKind) => string; each: (each: string) => string },
  href: (hook: string) => string | undefined,
): string {
  const item = ({ hook, each, stages }: Step) => {
    const link = href(hook);
    const name = link ? `[\`${hook}\`](${link})` : `\`${hook}\``;
    const notes = [stages && `\`${stages}\``, each && text.each(each)].filter(Boolean);
    return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
  };
  const lines = sections.flatMap(({ kind, steps }, index) => [
    `${index + 1}. ${text.section(kind)}`,
    ...steps.map((step, position) => `   ${position + 1}. ${item(step)}`),
  ]);
  return `\n${lines.join('\n')}\n`;
}
