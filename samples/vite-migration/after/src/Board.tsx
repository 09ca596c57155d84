import { type ComponentType, lazy, Suspense } from 'react';
import buoy from './images/buoy.svg';
import notice from './notice.txt?raw';
import styles from './Board.module.scss';

const load = import.meta.webpackContext('./panels', { regExp: /\.tsx$/, mode: 'lazy' });
const panels = load.keys().map((path) => ({
  path,
  Panel: lazy(() => load(path) as Promise<{ default: ComponentType }>),
}));

export function Board() {
  return (
    <main>
      <header className={styles.topBar}>
        <img src={buoy} alt="" width="24" />
        {import.meta.env.VITE_HARBOUR} ({__RELEASE__})
      </header>
      <pre>{notice}</pre>
      <Suspense fallback="Loading">
        {panels.map(({ path, Panel }) => (
          <Panel key={path} />
        ))}
      </Suspense>
    </main>
  );
}
