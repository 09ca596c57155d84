import { useI18n } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { copyFeedbackMs } from '../../constants.ts';
import { type CopyOutcome, copyModifierKey, copyText } from '../../dom/clipboard.ts';

/**
 * Copies text with feedback: `copied` is true for two seconds after copying, and `failed` after an
 * error.
 *
 * @returns the state of the last attempt, and a function that copies a string or the result of a
 *   promise
 */
export function useCopy(): {
  copied: boolean;
  failed: boolean;
  copy: (source: string | Promise<string>) => Promise<void>;
} {
  const t = useI18n();
  const [outcome, setOutcome] = useState<CopyOutcome | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      // A page may have a hundred of these, so even a needless call would add up.
      if (timer.current !== undefined) clearTimeout(timer.current);
    },
    [],
  );

  const copy = useCallback(
    async (source: string | Promise<string>) => {
      const key = copyModifierKey(navigator.userAgent);
      const prompt = t('copy.prompt', { key });
      setOutcome(await copyText(source, prompt).catch(() => 'failed' as const));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOutcome(undefined), copyFeedbackMs);
    },
    [t],
  );
  return { copied: outcome === 'copied', failed: outcome === 'failed', copy };
}
