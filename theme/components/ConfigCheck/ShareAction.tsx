import { useI18n } from '@rspress/core/runtime';
import { useCallback, useRef, useState } from 'react';
import type { SourceFile } from '../../../src/check/types.ts';
import { CopyAction } from './CopyAction.tsx';
import styles from './index.module.css';
import { fragmentOf } from './share.ts';

/** Creates a link with the files in its fragment, after telling the reader what it contains. */
export function ShareAction({ files }: { files: readonly SourceFile[] }) {
  const t = useI18n();
  const [step, setStep] = useState<'closed' | 'asking' | 'long'>('closed');
  const isUsed = useRef(false);
  /** Each step replaces a button that had focus. */
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (isUsed.current) (element?.querySelector('button') ?? element)?.focus();
  }, []);
  const goTo = (next: typeof step) => {
    isUsed.current = true;
    setStep(next);
  };
  const link = async () => {
    const fragment = await fragmentOf(files);
    if (!fragment) {
      goTo('long');
      throw new Error(t('check.share.long'));
    }
    return location.href.replace(/#.*/, '') + fragment;
  };
  if (step === 'closed') {
    return (
      <button
        ref={takeFocus}
        type="button"
        className={styles.button}
        onClick={() => goTo('asking')}
      >
        {t('check.share')}
      </button>
    );
  }
  return (
    <div key={step} ref={takeFocus} className={styles.share} role="status">
      <p>{t(step === 'asking' ? 'check.share.ask' : 'check.share.long')}</p>
      {step === 'asking' && <CopyAction label={t('check.share.copy')} getText={link} />}
      <button type="button" className={styles.button} onClick={() => goTo('closed')}>
        {t('check.share.cancel')}
      </button>
    </div>
  );
}
