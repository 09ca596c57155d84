import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { typeKey } from './typed.ts';

const load = () => import('./SearchDialog.tsx');
const Dialog = lazy(() => load().then(({ SearchDialog }) => ({ default: SearchDialog })));

export interface SearchPanelProps {
  onClose: () => void;
}

/** Fetches the dialog and the index; a failure is told when the dialog is opened. */
export function preloadPanel(): void {
  load().then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  );
}

/**
 * The dialog of the search, whose code comes with its first use. What the reader types until then
 * is kept for it.
 */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const typed = useRef('');
  return (
    <Suspense fallback={<TypedAhead typed={typed} onClose={onClose} />}>
      <Dialog onClose={onClose} typed={typed} />
    </Suspense>
  );
}

function TypedAhead({ typed, onClose }: SearchPanelProps & { typed: RefObject<string> }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onClose();
        return;
      }
      const text = typeKey(typed.current, event);
      if (text === undefined) return;
      event.preventDefault();
      typed.current = text;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [typed, onClose]);
  return null;
}
