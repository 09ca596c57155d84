import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import styles from './index.module.css';

const texts = {
  rspackBased: 'rspackBasedDesc',
  batteriesIncluded: 'batteriesIncludedDesc',
  frameworkAgnostic: 'frameworkAgnosticDesc',
  deepOptimization: 'deepOptimizationDesc',
  highlyPluggable: 'highlyPluggableDesc',
  easyToConfigure: 'easyToConfigureDesc',
  toolStackTitle: 'toolStackDesc',
  benchmarkTitle: 'benchmarkDesc',
} as const;

export interface LandingSectionProps {
  /** Key of the heading in i18n.json. */
  name: keyof typeof texts;
  /** Gives the proof the whole width, below the text. */
  wide?: boolean;
  /** What shows that the text is true: a sample, a listing, a chart. */
  children: ReactNode;
}

/** A theme of the landing page: what is claimed, and beside it what shows it. */
export function LandingSection({ name, wide = false, children }: LandingSectionProps) {
  const t = useI18n();
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`\n## ${t(name)}\n\n${t(texts[name])}\n\n`}
        {children}
      </>
    );
  }
  return (
    <section className={styles.section} data-wide={wide} aria-labelledby={name}>
      <div className={styles.text}>
        <h2 id={name}>{t(name)}</h2>
        <p>{t(texts[name])}</p>
      </div>
      <div className={styles.proof}>{children}</div>
    </section>
  );
}
