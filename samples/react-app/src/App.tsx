import { lazy, Suspense, useEffect, useState } from 'react';
import compass from './assets/compass.svg?url';
import { trails } from './trails';

const TrailPage = lazy(() => import('./TrailPage'));

function useHash(): string {
  const [hash, setHash] = useState(() => window.location.hash.slice(1));

  useEffect(() => {
    const update = () => setHash(window.location.hash.slice(1));
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, []);

  return hash;
}

export function App() {
  const hash = useHash();
  const trail = trails.find(({ id }) => id === hash);

  return (
    <main>
      <header>
        <img src={compass} alt="" width="40" height="40" />
        <h1>Trailhead</h1>
      </header>
      {trail ? (
        <Suspense fallback={<p>Unfolding the map…</p>}>
          <TrailPage trail={trail} />
        </Suspense>
      ) : (
        <ul className="trails">
          {trails.map(({ id, name, length }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a> <span>{length} km</span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
