import { useCallback, useEffect, useState } from 'react';
import { onOpenSearch } from './openSearch.ts';
import { SearchButton } from './SearchButton.tsx';
import { preloadPanel, SearchPanel } from './SearchPanel.tsx';
import { isShortcut } from './shortcut.ts';

/**
 * The search: a button, and a dialog whose code is fetched when the reader is about to use it. It
 * also opens with Ctrl or Cmd and K, and with a slash.
 */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const close = useCallback(() => {
    setOpen(false);
    setQuery('');
  }, []);

  useEffect(
    () =>
      onOpenSearch((text) => {
        setQuery(text);
        setOpen(true);
      }),
    [],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, isOpen)) return;
      event.preventDefault();
      // The index is on its way while the dialog is being drawn.
      preloadPanel();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <>
      <SearchButton isOpen={isOpen} onIntent={preloadPanel} onOpen={() => setOpen(true)} />
      {isOpen && <SearchPanel query={query} onClose={close} />}
    </>
  );
}
