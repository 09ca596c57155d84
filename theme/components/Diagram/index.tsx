import '../../../i18n.json?strings=diagram';
import { useI18n } from '@rspress/core/runtime';
import { createElement, Fragment, type ReactNode } from 'react';
import type { DiagramData } from '../../../src/diagrams/types.ts';
import styles from './index.module.css';

/**
 * A diagram from `docs/diagrams`. The page contains its text alternative; the drawing is a file
 * with two arrangements, of which styles show the one that fits.
 *
 * @param data - inserted by the loader, for the name on the page: `<Diagram name="…" />`
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

/** Splits text at backticks: every second part is code. */
function withCode(text: string): ReactNode {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
