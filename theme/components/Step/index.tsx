import styles from './index.module.css';

/** Number of a step, in front of its heading. The build writes it for headings in `<Steps>`. */
export function Step({ number }: { number: number }) {
  return <span className={styles.step}>{number}</span>;
}
