import styles from './index.module.css';

/** Number of a step before its heading. The build inserts it in `<Steps>`. */
export function Step({ number }: { number: number }) {
  return <span className={styles.step}>{number}</span>;
}
