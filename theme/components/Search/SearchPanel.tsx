import { useI18n } from '@rspress/core/runtime';
import {
  type ClipboardEvent,
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { longestQuery } from '../../../src/search/constants.ts';
import { lockScroll } from '../../dom/isolate.ts';
import { FailureNotice } from '../NavigationFailure/FailureNotice.tsx';
import { joinLines } from './joinLines.ts';
import { SearchIcon } from './SearchIcon.tsx';
import styles from './SearchPanel.module.css';
import type { ListKeys, ListState, SearchResultsProps } from './SearchResults.tsx';

const load = () => import('./SearchResults.tsx');

export interface SearchPanelProps {
  /** Initial text of the input. */
  query?: string;
  onClose: () => void;
}

/** Loads the list of results and the index; failures are only shown when the dialog is open. */
export function preloadPanel(): void {
  load().then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  );
}

const emptyList: ListState = { isExpanded: false, activeId: undefined, wait: 'loading' };

/** Whether a key press belongs to an input method; Safari only reports that by the key code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/**
 * The search dialog: the input is shown at once, the results as soon as their code is loaded. The
 * input keeps focus; arrow keys move the selection in the list (ARIA combobox pattern).
 */
export function SearchPanel({ query: first = '', onClose }: SearchPanelProps) {
  const t = useI18n();
  const listId = useId();
  const [query, setQuery] = useState(first);
  const [isCut, setCut] = useState(false);
  // An object, so that submitting the same query again is a change.
  const [submitted, setSubmitted] = useState<{ query: string }>();
  const [list, setList] = useState(emptyList);
  const [Results, setResults] = useState<ComponentType<SearchResultsProps>>();
  const [hasFailed, setFailed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<ListKeys>(null);

  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    load().then(
      ({ SearchResults }) => {
        if (isCurrent) setResults(() => SearchResults);
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
  useLayoutEffect(() => {
    const element = dialog.current;
    if (hasFailed || !element) return;
    element.showModal();
    input.current?.focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      // Closed while it is still in the document, to restore focus.
      element.close();
    };
  }, [hasFailed]);
  useEffect(() => {
    // Going back closes the search; a navigation that was pending when it was opened does not.
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  const ask = (text: string) => {
    setCut(text.length > longestQuery);
    setQuery(text.slice(0, longestQuery));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const joined = joinLines(event.clipboardData.getData('text'));
    if (joined === undefined) return;
    event.preventDefault();
    const { currentTarget: box } = event;
    box.setRangeText(joined, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
    ask(box.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      setSubmitted({ query });
    } else if (keys.current?.move(event)) {
      event.preventDefault();
    }
  };

  if (hasFailed) {
    return (
      <FailureNotice
        message={t('navigationFailed.search')}
        onRetry={() => setFailed(false)}
        onDismiss={onClose}
      />
    );
  }
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('searchPlaceholderText')}
      onCancel={onClose}
      onClick={(event) => {
        // Clicks outside the panel have the dialog itself as their target.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <search className={styles.box} aria-busy={list.wait !== undefined}>
          <span className={styles.sign}>
            <SearchIcon />
            {list.wait && (query || !Results) && (
              <span className={styles.spinner} data-wait={list.wait} />
            )}
          </span>
          <input
            ref={input}
            type="text"
            role="combobox"
            className={styles.input}
            placeholder={t('searchPlaceholderText')}
            aria-label={t('searchPlaceholderText')}
            aria-expanded={list.isExpanded}
            aria-controls={Results && listId}
            aria-autocomplete="list"
            aria-activedescendant={list.activeId}
            dir="auto"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => ask(event.target.value)}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.cancel} onClick={onClose}>
            {t('searchPanelCancelText')}
          </button>
        </search>
        {Results && (
          <Results
            keys={keys}
            listId={listId}
            query={query}
            isCut={isCut}
            submitted={submitted}
            onListChange={setList}
            focusBox={() => input.current?.focus()}
            onClose={onClose}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
