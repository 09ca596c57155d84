import type { OptionDefaultData } from '../../../src/facts.ts';
import { markdownCode } from '../Facts/markdown.ts';

export interface OptionDefaultProps {
  /** Put in by the build for the option that the page names. */
  data: OptionDefaultData;
  /** Which mode's default; needed only where the modes differ. */
  mode?: 'development' | 'production';
}

/** The default of an option, as code inside a sentence. */
export function OptionDefault({ data, mode = 'production' }: OptionDefaultProps) {
  const code = data.default[mode];
  return import.meta.env.SSG_MD ? markdownCode(code) : <code>{code}</code>;
}
