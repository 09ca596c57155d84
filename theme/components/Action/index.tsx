import type { ReactNode } from 'react';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

export interface ActionProps {
  /** Marks the way on that most readers take. */
  primary?: boolean;
  /** Where it leads; with it this is a link, which works without scripts, too. */
  href?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A call to action of a home page, as a link or as a button. */
export function Action({ primary = false, ...props }: ActionProps) {
  const shared = { className: styles.action, 'data-primary': primary };
  if (props.href) return <Link {...shared} {...props} href={props.href} />;
  return (
    <button type="button" {...shared} onClick={props.onClick}>
      {props.children}
    </button>
  );
}

/** Ways on beside each other. */
export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}
