import type { TraceException } from './machineTraces.ts';
import type { SameText } from './themeStrings.ts';

/** Texts in components that are the same in every language. */
export const sameTexts: readonly SameText[] = [
  { text: 'Esc', reason: 'the key as keyboards have it in both languages' },
];

/** Texts that look like a machine's paths but are not. */
export const traceExceptions: readonly TraceException[] = [];
