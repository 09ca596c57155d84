import type { ShikiTransformer } from '@shikijs/types';

/** Removes the empty last line of a file shown as code. */
export function trimCode(): ShikiTransformer {
  return {
    name: 'trim-code',
    preprocess: (code) => code.trimEnd(),
  };
}
