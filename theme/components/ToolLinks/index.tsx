import { useLocation } from '@rspress/core/runtime';
import { toolsFor } from '../../../src/tools.ts';
import { ToolMark } from '../ToolMark/index.tsx';
import styles from './index.module.css';

export interface ToolLinksProps {
  /** Class of the list; the one of lists in menus by default. */
  className?: string;
  /** Scale of the logos. */
  markScale?: number;
}

/** Links to the related tools with logo, name and description, in the language of the path. */
export function ToolLinks({ className = styles.tools, markScale = 0.75 }: ToolLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {toolsFor(pathname).map(({ name, desc, url, logo, logoScale = 1 }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            <ToolMark logo={logo} scale={logoScale * markScale} />
            <span>
              <strong>{name}</strong>
              {desc}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
