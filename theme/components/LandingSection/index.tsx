import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import styles from './index.module.css';
import { sectionTexts } from './texts.ts';

export interface LandingSectionProps {
  /** Key of the heading in i18n.json. */
  name: keyof typeof sectionTexts;
  /** Whether the content takes the full width, below the text. */
  wide?: boolean;
  /** Evidence for the text: a sample, a listing, a chart. */
  children: ReactNode;
}

/** Section of the landing page: a claim, with its evidence next to it. */
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
