import type { ReactNode } from 'react';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

export interface ActionProps {
  /** Whether this is the main action. */
  primary?: boolean;
  /** Target of a link, which also works without scripts; without it, a button is rendered. */
  href?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Call to action on a home page, as a link or a button. */
export function Action({ primary = false, ...props }: ActionProps) {
  const shared = { className: styles.action, 'data-primary': primary };
  if (props.href) return <Link {...shared} {...props} href={props.href} />;
  return (
    <button type="button" {...shared} onClick={props.onClick}>
      {props.children}
    </button>
  );
}

/** Calls to action side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}
