import { useI18n } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { copyModifierKey, copyText } from '../../support/clipboard.ts';
import { copyFeedbackMs } from '../../support/constants.ts';

/**
 * Copying with feedback: `copied` stays true for the time of spec section 9 after a copy.
 *
 * @returns whether the last copy is still fresh, and the function that copies a text
 */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const t = useI18n();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string) => {
      const key = copyModifierKey(navigator.userAgent);
      const outcome = await copyText(text, t('copy.prompt', { key }));
      if (outcome !== 'copied') return;
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copyFeedbackMs);
    },
    [t],
  );
  return { copied, copy };
}
