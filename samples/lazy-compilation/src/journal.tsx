import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Editor = lazy(() => import('./Editor'));

function Journal() {
  const [writing, setWriting] = useState(false);

  return (
    <main>
      <h1>Field journal</h1>
      {writing ? (
        <Suspense fallback={<p>Opening the editor…</p>}>
          <Editor />
        </Suspense>
      ) : (
        <button type="button" onClick={() => setWriting(true)}>
          New entry
        </button>
      )}
    </main>
  );
}

const container = document.getElementById('root');

if (container) createRoot(container).render(<Journal />);
