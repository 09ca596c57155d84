import { Children, type ComponentProps } from 'react';
import styles from './index.module.css';

/** A cell of a table's head. One without text, in the corner, is no header of anything. */
export function TableHeader(props: ComponentProps<'th'>) {
  const isEmpty = Children.count(props.children) === 0;
  return isEmpty ? <td /> : <th {...props} />;
}

/** A table that scrolls sideways inside its own box on narrow screens, by keyboard too. */
export function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus, or the keyboard cannot scroll it
    <div className={styles.scroll} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
