import { ToolLinks } from '../ToolLinks/index.tsx';
import styles from './index.module.css';

/** The tool family as a grid. */
export function ToolsGrid() {
  return <ToolLinks className={styles.grid} markScale={1} />;
}
