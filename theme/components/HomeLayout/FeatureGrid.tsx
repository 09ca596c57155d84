import type { Feature } from '@rspress/core';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

/** Default width of a card, in columns of twelve. */
const defaultSpan = 4;

/** The feature cards of a home page. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ icon, title, details, link, span = defaultSpan }) => (
        <li key={title} className={styles.feature} data-span={span}>
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <h2>{link ? <Link href={link}>{title}</Link> : title}</h2>
          <p>{details}</p>
        </li>
      ))}
    </ul>
  );
}
