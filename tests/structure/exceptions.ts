import type { TraceException } from './machineTraces.ts';
import type { SameText } from './themeStrings.ts';

/** Text in components that is the same in every language. */
export const sameTexts: readonly SameText[] = [
  { text: 'Esc', reason: 'the key as keyboards have it in both languages' },
];

/** Text that looks like a trace of a machine and is none. */
export const traceExceptions: readonly TraceException[] = [];
