import { lazy, Suspense, useEffect, useState } from 'react';
import Anchor from '@/anchor.svg?react';
import styles from '@/App.module.scss';
import { type Berth, freeBerths } from '@/berths';

const Tariffs = lazy(() => import('@/Tariffs'));

export function App() {
  const [berths, setBerths] = useState<Berth[]>();

  useEffect(() => {
    void freeBerths().then(setBerths);
  }, []);

  return (
    <main className={styles.marina}>
      <h1>
        <Anchor className={styles.anchor} aria-hidden /> Marina
      </h1>
      <ul>
        {berths?.map(({ pier, number, length }) => (
          <li key={`${pier} ${number}`}>
            {pier} {number}, up to {length} m
          </li>
        ))}
      </ul>
      <Suspense>
        <Tariffs lengths={berths?.map(({ length }) => length) ?? []} />
      </Suspense>
    </main>
  );
}
