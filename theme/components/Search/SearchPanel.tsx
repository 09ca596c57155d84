import { useI18n } from '@rspress/core/runtime';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FailureNotice } from '../NavigationFailure/FailureNotice.tsx';
import type { SearchDialogProps } from './SearchDialog.tsx';
import { typeKey } from './typed.ts';

const load = () => import('./SearchDialog.tsx');

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
 * is kept for it. If it does not come, the page stays as it is.
 */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const t = useI18n();
  const typed = useRef('');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    load().then(
      ({ SearchDialog }) => {
        // Drawn in pieces: it is much for a slow phone.
        if (isCurrent) startTransition(() => setDialog(() => SearchDialog));
      },
      (error: unknown) => {
        console.warn('The search could not be loaded.', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hasFailed]);

  if (Dialog) return <Dialog onClose={onClose} typed={typed} />;
  if (!hasFailed) return <TypedAhead typed={typed} onClose={onClose} />;
  return (
    <FailureNotice
      message={t('navigationFailed.search')}
      onRetry={() => setFailed(false)}
      onDismiss={onClose}
    />
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
