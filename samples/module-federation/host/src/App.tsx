import { Component, lazy, type ReactNode, Suspense } from 'react';

const Departures = lazy(() => import('timetable/Departures'));

class Fallback extends Component<{ children: ReactNode }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <p>Departures are not available.</p> : this.props.children;
  }
}

export function App() {
  return (
    <main>
      <h1>Archipelago ferries</h1>
      <Fallback>
        <Suspense fallback={<p>Loading departures…</p>}>
          <Departures from="Strandkaj" />
        </Suspense>
      </Fallback>
    </main>
  );
}
