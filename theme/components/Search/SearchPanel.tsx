import { lazy, Suspense } from 'react';

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

/** The dialog of the search, whose code comes with its first use. */
export function SearchPanel({ onClose }: SearchPanelProps) {
  return (
    <Suspense>
      <Dialog onClose={onClose} />
    </Suspense>
  );
}
