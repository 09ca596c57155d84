import '../../../i18n.json?strings=landing';
import { useLocation } from '@rspress/core/runtime';
import { toolsFor } from '../../../src/tools.ts';
import { ToolMark } from '../ToolMark/index.tsx';
import styles from './index.module.css';

/** The tool family as a grid. */
export function ToolsGrid() {
  const { pathname } = useLocation();
  const tools = toolsFor(pathname);
  return (
    <ul className={styles.grid}>
      {tools.map(({ name, desc, url, logo, logoScale }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            <ToolMark logo={logo} scale={logoScale} />
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
