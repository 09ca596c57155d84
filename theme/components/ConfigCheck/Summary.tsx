import { useI18n, withBase } from '@rspress/core/runtime';
import type { SourceFile } from '../../../src/check/types.ts';
import { CopyAction } from './CopyAction.tsx';
import styles from './index.module.css';
import { ShareAction } from './ShareAction.tsx';
import { reportMarkdown } from './texts.ts';
import { usePagePath } from './usePagePath.ts';
import type { CheckState } from './useReport.ts';

export interface SummaryProps {
  /** Id of the text, for `aria-describedby` of the editor. */
  id: string;
  state: CheckState;
  text: string;
  files: readonly SourceFile[];
  onRetry: () => void;
}

/** One-line summary of the report, with actions. */
export function Summary({ id, state, text, files, onRetry }: SummaryProps) {
  const t = useI18n();
  const pathOf = usePagePath();
  const { report } = state;
  return (
    <div className={styles.summary}>
      <p id={id} data-state={state.kind}>
        {text}
      </p>
      {state.kind === 'failed' && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {t('check.retry')}
        </button>
      )}
      {report && (
        <div className={styles.actions}>
          {report.rewritten && (
            <CopyAction
              label={t('check.copyFile')}
              primary
              getText={() => report.rewritten?.text ?? ''}
            />
          )}
          <CopyAction
            label={t('check.copyReport')}
            getText={() =>
              reportMarkdown(
                report,
                t,
                (path) => new URL(withBase(pathOf(path)), location.href).href,
              )
            }
          />
          <ShareAction files={files} />
        </div>
      )}
    </div>
  );
}
