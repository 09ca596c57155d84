/** One line of a session's log: a call of a hook, or the beginning of a phase. */
export type RawEvent =
  | { hook: string; environment?: string; stage?: string }
  | { phase: 'start' | 'rebuild' | 'close' | 'exit' };

/** How often a hook is called. */
export type Each = 'run' | 'environment' | 'page' | 'module' | 'request';

/**
 * When a step happens: before the first compilation, in every compilation, on closing, at process
 * exit.
 */
export type When = 'start' | 'compile' | 'close' | 'exit';

export interface HookStep {
  hook: string;
  when: When;
  each: Each;
  /** Whether it is called during the first compilation, in no fixed order with its hooks. */
  concurrent?: true;
  /** Stages of `processAssets` at this position. */
  stages?: string[];
}

interface Call {
  hook: string;
  environment?: string | undefined;
  stages?: string[];
}

/** Splits a log into phases. */
function phases(events: RawEvent[]) {
  const result: Record<string, Call[]> = { start: [], rebuild: [], close: [], exit: [] };
  let calls: Call[] = [];
  for (const event of events) {
    if ('phase' in event) {
      calls = result[event.phase] ?? [];
      continue;
    }
    const { hook, environment, stage } = event;
    calls.push({ hook, environment, ...(stage && { stages: [stage] }) });
  }
  return result;
}

/**
 * Keeps the first call of each hook. A hook with stages is kept once for each sequence of stages
 * without another hook in between.
 */
function firstCalls(calls: Call[]): Call[] {
  const kept: Call[] = [];
  for (const call of calls) {
    const last = kept.at(-1);
    if (call.stages && last?.hook === call.hook) {
      last.stages = [...new Set([...(last.stages ?? []), ...call.stages])];
      continue;
    }
    const known = kept.some(
      ({ hook, stages }) =>
        hook === call.hook &&
        (!call.stages || call.stages.every((stage) => stages?.includes(stage))),
    );
    if (!known) kept.push({ ...call });
  }
  return kept;
}

/**
 * Number of pages, modules and requests in the recorded project. All differ, so that the number of
 * calls in a build shows how often a hook is called.
 */
export interface ProjectSize {
  pages: number;
  modules: number;
  requests: number;
}

/**
 * Determines how often each hook is called in a build with one environment.
 *
 * @param events log of a build that compiled once
 * @param size of the project that was built
 * @throws if a number of calls matches none of the project's numbers
 */
export function countCalls(events: RawEvent[], size: ProjectSize): Map<string, Each> {
  const byCount = new Map<number, Each>([
    [1, 'environment'],
    [size.pages, 'page'],
    [size.modules, 'module'],
    [size.requests, 'request'],
  ]);
  const counts = new Map<string, number>();
  for (const event of events) {
    if (!('hook' in event) || !event.environment) continue;
    const key = event.stage ? `${event.hook}/${event.stage}` : event.hook;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const result = new Map<string, Each>();
  for (const [key, count] of counts) {
    const each = byCount.get(count);
    if (!each) throw new Error(`${key} was called ${count} times, which fits nothing counted`);
    result.set(key.split('/')[0] ?? key, each);
  }
  return result;
}

/**
 * Converts the log of a run with one environment to the ordered steps of the command.
 *
 * A hook belongs to the compilation if the rebuild calls it again. Others that are called between
 * the hooks of the first compilation are concurrent to it.
 *
 * @param events log of the run
 * @param each how often each hook with an environment is called, from `countCalls`
 * @param rebuilt log of a run that compiled twice, if `events` itself has no rebuild
 */
export function orderSteps(
  events: RawEvent[],
  each: Map<string, Each>,
  rebuilt: RawEvent[] = events,
): HookStep[] {
  const { start = [], close = [], exit = [] } = phases(events);
  const repeated = new Set(phases(rebuilt).rebuild?.map(({ hook }) => hook));

  const toStep = ({ hook, environment, stages }: Call, when: When): HookStep => ({
    hook,
    when,
    each: environment ? (each.get(hook) ?? 'environment') : 'run',
    ...(stages && { stages }),
  });

  const calls = firstCalls(start);
  const firstCompileHook = calls.findIndex(({ hook }) => repeated.has(hook));
  const before = firstCompileHook < 0 ? calls : calls.slice(0, firstCompileHook);
  const during = firstCompileHook < 0 ? [] : calls.slice(firstCompileHook);

  return [
    ...before.map((call) => toStep(call, 'start')),
    ...during
      .filter(({ hook }) => !repeated.has(hook))
      .map((call) => ({ ...toStep(call, 'start'), concurrent: true as const })),
    ...during.filter(({ hook }) => repeated.has(hook)).map((call) => toStep(call, 'compile')),
    ...firstCalls(close).map((call) => toStep(call, 'close')),
    ...firstCalls(exit).map((call) => toStep(call, 'exit')),
  ];
}
