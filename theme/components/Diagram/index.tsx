import '../../../i18n.json?strings=diagram';
import { useI18n } from '@rspress/core/runtime';
import { createElement, Fragment, type ReactNode } from 'react';
import type { DiagramData } from '../../../src/diagrams/types.ts';
import styles from './index.module.css';

/**
 * A picture of `docs/diagrams`. The page holds what it says; the drawing is a file, in two
 * arrangements of which the styles show the one that fits.
 *
 * @param data - what the loader made of the picture that the page names: `<Diagram name="…" />`
 */
export function Diagram({ data }: { data: DiagramData }) {
  const t = useI18n<Record<string, string>>();
  const { src, title, description, steps } = data;
  return (
    <figure className={styles.figure}>
      {(['wide', 'narrow'] as const).map((form) => (
        <svg
          key={form}
          className={styles[form]}
          viewBox={`0 0 ${data[form].join(' ')}`}
          role="img"
          aria-label={title}
        >
          <use href={`${src}#${form}`} />
        </svg>
      ))}
      <figcaption className={styles.caption}>{withCode(description)}</figcaption>
      <details className={styles.text}>
        <summary>{t('diagram.asText')}</summary>
        <ul>
          {steps.map((step) => (
            <li key={step}>{withCode(step)}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

/** Text with code between backticks: every other part. */
function withCode(text: string): ReactNode {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
