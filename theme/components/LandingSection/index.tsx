import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import styles from './index.module.css';
import { sectionTexts } from './texts.ts';

export interface LandingSectionProps {
  /** Key of the heading in i18n.json. */
  name: keyof typeof sectionTexts;
  /** Gives the proof the whole width, below the text. */
  wide?: boolean;
  /** What shows that the text is true: a sample, a listing, a chart. */
  children: ReactNode;
}

/** A theme of the landing page: what is claimed, and beside it what shows it. */
export function LandingSection({ name, wide = false, children }: LandingSectionProps) {
  const t = useI18n();
  return (
    <section className={styles.section} data-wide={wide} aria-labelledby={name}>
      <div className={styles.text}>
        <h2 id={name}>{t(name)}</h2>
        <p>{t(sectionTexts[name])}</p>
      </div>
      <div className={styles.proof}>{children}</div>
    </section>
  );
}
