import styles from './badge.module.css';

export function createBadge(text: string): HTMLElement {
  const badge = document.createElement('span');
  // `.is-popular` is offered as `styles.isPopular` too: see `exportLocalsConvention`.
  badge.className = `${styles.badge} ${styles.isPopular}`;
  badge.textContent = text;
  return badge;
}
