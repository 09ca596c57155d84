import { useCallback, useEffect, useState } from 'react';
import { onOpenSearch } from './openSearch.ts';
import { SearchButton } from './SearchButton.tsx';
import { preloadPanel, SearchPanel } from './SearchPanel.tsx';

/** Whether a key press belongs to something that takes text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

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
      // Another search on the page was first.
      if (event.defaultPrevented || event.isComposing) return;
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isOpen;
      if (!isShortcut && !(isSlash && !isTyping(event.target))) return;
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
