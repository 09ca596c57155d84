import styles from './Loan.module.less';

declare const LOAN_DAYS: number;

export function Loan({ title }: { title: string }) {
  return (
    <p className={styles.loan}>
      {title}, for {LOAN_DAYS} days
    </p>
  );
}
