import type { ComponentProps } from 'react';
import styles from './index.module.css';

/** A table that scrolls sideways inside its own box on narrow screens, by keyboard too. */
export function Table(props: ComponentProps<'table'>) {
  if (import.meta.env.SSG_MD) return <table {...props} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus, or the keyboard cannot scroll it
    <div className={styles.scroll} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
