import { lazy, Suspense } from 'react';

const Departures = lazy(() => import('timetable/Departures'));

export function App() {
  return (
    <main>
      <h1>Archipelago ferries</h1>
      <Suspense fallback={<p>Loading departures…</p>}>
        <Departures from="Strandkaj" />
      </Suspense>
    </main>
  );
}
