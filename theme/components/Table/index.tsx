import { Children, type ComponentProps } from 'react';
import styles from './index.module.css';
import { labelCells } from './labelCells.tsx';

/** A cell of a table's head. One without text, in the corner, is no header of anything. */
export function TableHeader({ role, ...props }: ComponentProps<'th'>) {
  const isEmpty = Children.count(props.children) === 0;
  return isEmpty ? <td role={role && 'cell'} /> : <th role={role} {...props} />;
}

/**
 * A table. In narrow windows each row is a card; between, a table that is too wide scrolls sideways
 * inside its own box, by keyboard too, with a shadow where it goes on.
 */
export function Table({ children, ...rest }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus, or the keyboard cannot scroll it
    <div className={styles.scroll} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: the card form changes `display`, and with it some browsers lose the role */}
      <table role="table" {...rest}>
        {labelCells(children)}
      </table>
    </div>
  );
}
