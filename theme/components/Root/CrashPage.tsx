import { routePathToMdPath, useI18n, withBase } from '@rspress/core/runtime';
import styles from './index.module.css';

/** Page shown after an uncaught error. It uses no other component, as those may be the cause. */
export function CrashPage() {
  const t = useI18n();
  const markdown = routePathToMdPath(
    window.location.pathname.slice(import.meta.env.SITE_BASE.length - 1),
  );
  return (
    <main className={styles.crash}>
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </button>
        <a href={markdown}>{t('crash.markdown')}</a>
        <a href={withBase('/')}>{t('takeMeHomeText')}</a>
      </p>
    </main>
  );
}
