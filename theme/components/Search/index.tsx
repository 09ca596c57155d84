import { useCallback, useEffect, useState } from 'react';
import { onOpenSearch } from './openSearch.ts';
import { SearchButton } from './SearchButton.tsx';
import { preloadPanel, SearchPanel } from './SearchPanel.tsx';
import { isShortcut } from './shortcut.ts';

/**
 * The search: a button, and a dialog that is loaded when the reader is about to use it. Also opens
 * with Ctrl+K, Cmd+K and the slash key.
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
      // Loads the index while the dialog is rendering.
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
