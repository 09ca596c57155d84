import type { ShikiTransformer } from '@shikijs/types';

/** Leaves out the empty line that a file shown as code would end in. */
export function trimCode(): ShikiTransformer {
  return {
    name: 'trim-code',
    preprocess: (code) => code.trimEnd(),
  };
}
