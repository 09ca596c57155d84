import { useI18n } from '@rspress/core/runtime';
import { useState } from 'react';
import type { SourceFile } from '../../../src/check/types.ts';
import { CopyAction } from './CopyAction.tsx';
import styles from './index.module.css';
import { fragmentOf } from './share.ts';

/** Makes a link with the files in its fragment, once the reader knows what that means. */
export function ShareAction({ files }: { files: readonly SourceFile[] }) {
  const t = useI18n();
  const [step, setStep] = useState<'closed' | 'asking' | 'long'>('closed');
  const link = async () => {
    const fragment = await fragmentOf(files);
    if (!fragment) {
      setStep('long');
      throw new Error(t('check.share.long'));
    }
    return location.href.replace(/#.*/, '') + fragment;
  };
  if (step === 'closed') {
    return (
      <button type="button" className={styles.button} onClick={() => setStep('asking')}>
        {t('check.share')}
      </button>
    );
  }
  return (
    <div className={styles.share} role="status">
      <p>{t(step === 'asking' ? 'check.share.ask' : 'check.share.long')}</p>
      {step === 'asking' && <CopyAction label={t('check.share.copy')} getText={link} />}
      <button type="button" className={styles.button} onClick={() => setStep('closed')}>
        {t('check.share.cancel')}
      </button>
    </div>
  );
}
